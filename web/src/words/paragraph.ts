// The number of a rule as a rulebook prints it: `11.s7.2`, step 7 of chapter 11, is 11.7.2.
export function paragraph(rule: string): string {
  return rule.replace(/\.s(?=\d)/g, ".");
}
