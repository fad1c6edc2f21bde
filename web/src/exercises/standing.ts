// What the judge beside the table has to know of the exercise he stands at.
import { getContext, setContext } from "svelte";
import type { ExerciseListed } from "../wire/lobby";
import type { Practice } from "./practice.svelte";

export interface AtExercise {
  practice: Practice;
  name: () => string;
  next: () => ExerciseListed | null;
}

const KEY = Symbol("exercise");

export const provide = (at: AtExercise): AtExercise => setContext(KEY, at);
export const provided = (): AtExercise => getContext<AtExercise>(KEY);
