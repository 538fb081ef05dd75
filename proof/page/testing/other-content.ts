// The project with another content: pages of a test, beside the real code, packages and finished runs of examples.
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tempContent } from '../../../src/pipeline/testing/temp-content.ts';

const ROOT = join(import.meta.dirname, '../../..');

interface OtherContent {
  folder: string;
  /** Path from the project's root. */
  write: (path: string, text: string) => void;
  [Symbol.dispose]: () => void;
}

export function otherContent(files: Record<string, string>): OtherContent {
  const temp = tempContent(files);
  const folder = dirname(temp.content);
  const link = (parent: string, own: readonly string[]): void => {
    mkdirSync(join(folder, parent), { recursive: true });
    for (const name of readdirSync(join(ROOT, parent)).filter((each) => !own.includes(each))) {
      symlinkSync(join(ROOT, parent, name), join(folder, parent, name));
    }
  };
  link('', ['content', 'examples', 'proof', '.git', 'dist', '.generated', '.cache']);
  link('proof', ['reached']);
  link('.cache', ['examples']);
  return {
    folder,
    write: (path, text) => temp.write(join('..', path), text),
    [Symbol.dispose]: () => temp[Symbol.dispose](),
  };
}
