// Type-checks the fences marked `types` and hands what their names are to whoever draws them.
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseMeta } from '../fences/meta.ts';
import { contextOf, lineOf, report } from '../page-context.ts';
import { isTyped, type TypeInfo } from './read-types.ts';
import { typedCode } from './typed-code.ts';

export function twoslash() {
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    visit(tree, 'code', (node) => {
      const lang = node.lang ?? '';
      const meta = parseMeta(node.meta ?? '');
      // Where the word means nothing, the fence itself says so.
      if (!meta.types || meta.diff || !isTyped(lang)) return;
      const { code, infos, errors } = typedCode(node.value, lang);
      const first = lineOf(node) + 1;
      for (const { line, ...problem } of errors) {
        report(context, { position: { start: { line: first + line } } }, problem);
      }
      // From here on the fence is what readers see and copy.
      node.value = code;
      node.data = { ...node.data, types: infos };
    });
  };
}

declare module 'mdast' {
  interface CodeData {
    types?: TypeInfo[];
  }
}
