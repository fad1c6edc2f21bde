// Standing answers: "until my next turn, always so". They hold whether or not there was a choice, so that nobody can
// tell from the pace of an answer whether there was one.
import type { Question } from "../wire/messages";

export class Standing {
  given = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** Answers of this kind may stand: plain ones that point at nothing. */
  static fits(question: Question, line: string): boolean {
    const option = question.options.find((o) => o.line === line);
    return !!option && option.handles.length === 0;
  }

  give(question: Question, line: string): void {
    this.given = new Map([...this.given, [question.name, line]]);
  }

  clear(): void {
    if (this.given.size) this.given = new Map();
  }

  /** A turn of one's own ends what was said for the enemy's: nothing has been given there yet. */
  turn(question: Question): void {
    if (!question.given) this.clear();
  }

  answer(question: Question): string | null {
    const line = this.given.get(question.name);
    return line !== undefined && question.options.some((option) => option.line === line) ? line : null;
  }
}
