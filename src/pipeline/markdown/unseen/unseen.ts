// Refuses characters that no reader sees, written or as character references; editors do not show them either.
import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { unseenIn } from '../../../model/unseen.ts';
import type { Problem } from '../../problem.ts';
import { contextOf, lineOf } from '../page-context.ts';

export function unseen() {
  return (tree: Root, vfile: VFile): void => {
    const { problems, file } = contextOf(vfile);
    visit(tree, (node: Nodes) => {
      for (const key of ['value', 'alt', 'title', 'url', 'meta'] as const) {
        const text: unknown = Reflect.get(node, key);
        if (typeof text === 'string') problems.push(...unseenProblems(text, file, lineOf(node)));
      }
    });
  };
}

export function unseenProblems(text: string, file: string, firstLine = 1): Problem[] {
  const found = unseenIn(text);
  if (found === null) return [];
  const what = `${found.name}, a character that no reader sees.`;
  const advice = 'Delete it. If a sample needs it, write it as an escape of the language.';
  return [{ file, line: firstLine + found.line - 1, what, advice }];
}
