// `[hash]` in the names of files, which is `[fullhash]` now.
import type { Edit } from '../finding.ts';
import type { Program } from '../program.ts';
import type { SyntaxNode } from '../syntax.ts';
import { type Text, textsIn } from '../values.ts';

export const SAY_FULLHASH =
  'The hash of the whole build is now `[fullhash]`; `[contenthash]` changes only if the file does.';

const HASH = /\[hash(?=[:\]])/g;

/** The texts with `[hash]` or `[hash:8]` that make up a value. */
export const hashedIn = (value: SyntaxNode, program: Program): Text[] =>
  textsIn(value, program).filter(({ node }) => program.slice(node).search(HASH) >= 0);

/** Null where something else may need the old word, such as a loader. */
export function toFullhash(value: SyntaxNode, program: Program): Edit[] | null {
  const all = hashedIn(value, program);
  if (!all.every(({ isOnlyHere }) => isOnlyHere)) return null;
  return all.flatMap(({ node }) =>
    [...program.slice(node).matchAll(HASH)].map(({ index }) => ({
      start: node.start + index + 1,
      end: node.start + index + 5,
      text: 'fullhash',
    })),
  );
}
