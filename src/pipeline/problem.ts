// One shape for everything an author can get wrong: what, where, and what to do about it.

export interface Problem {
  /** Path from the project's root. */
  file: string;
  line: number;
  what: string;
  advice: string;
}

export function formatProblem(problem: Problem): string {
  return `${problem.file}:${problem.line}  ${problem.what}\n    ${problem.advice}`;
}

/** Carries all problems of a run, so that an author mends them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort(
      (a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0) || a.line - b.line,
    );
    const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
    super(`${count} in the content\n${sorted.map(formatProblem).join('\n')}`);
    this.name = 'ContentError';
    this.problems = sorted;
  }
}
