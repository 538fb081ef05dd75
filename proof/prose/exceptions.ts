// Stock phrases that are right where they are used (proof/prose/exceptions.json), each with its line and reason.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Problem } from '../../src/pipeline/problem.ts';

export const EXCEPTIONS_FILE = 'proof/prose/exceptions.json';

const exceptionSchema = z.strictObject({
  /** Path under content/. */
  page: z.string().min(1),
  /** A part of the line that contains the phrase, long enough to find it: lines move, words stay. */
  line: z.string().min(8),
  why: z.string().min(8),
});
type Exception = z.infer<typeof exceptionSchema>;

export class Exceptions {
  readonly #unused: Set<Exception>;
  readonly #all: readonly Exception[];

  constructor(all: readonly Exception[]) {
    this.#all = all;
    this.#unused = new Set(all);
  }

  static read(project: string): Exceptions {
    const file = join(project, EXCEPTIONS_FILE);
    return new Exceptions(z.array(exceptionSchema).parse(JSON.parse(readFileSync(file, 'utf8'))));
  }

  /** Whether this phrase, in this line of this page, is excepted. */
  allows(page: string, text: string, phrase: string): boolean {
    const found = this.#all.find(
      ({ page: path, line }) => path === page && line.includes(phrase) && text.includes(line),
    );
    if (found === undefined) return false;
    this.#unused.delete(found);
    return true;
  }

  /** Asked when these pages were read. */
  unused(pages: readonly string[]): Problem[] {
    const ofThese = [...this.#unused].filter(({ page }) => pages.includes(page));
    return ofThese.map(({ page, line }) => ({
      file: EXCEPTIONS_FILE,
      line: 1,
      what: `The exception for "${line}" in content/${page} is not needed.`,
      advice: 'Delete it.',
    }));
  }
}
