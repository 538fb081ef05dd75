// Starts the long test files first, so that both workers are busy to the end; a clean clone has no times of its own.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Beginnings of file names, longest first. */
const LONG = [
  'every-route',
  'fault-matrix',
  'two-builds',
  'dev.',
  'reproducible',
  'guides',
  'walks',
  'search-dialog',
  'search-states',
  'bump',
  'mutations',
  'hostile',
  'prove-examples',
  'defaults',
];

const place = (file: string): number => {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const at = LONG.findIndex((each) => name.startsWith(each));
  return at === -1 ? LONG.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((a, b) => place(a.moduleId) - place(b.moduleId));
  }
}
