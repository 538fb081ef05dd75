// What one release changed beside options: exported names, packages it depends on, codes of warnings, Node.js.
import type { MinorRelease } from '../../../../../model/minor-release.ts';
import { escapeHtml } from '../../../fences/highlight.ts';

export function namesList({ exports, dependencies, warnings, node }: MinorRelease): string {
  const lines: [string, readonly string[] | undefined][] = [
    ['New exports', exports?.added],
    ['Exports removed', exports?.removed],
    ['New dependencies', dependencies?.added],
    ['Dependencies removed', dependencies?.removed],
    ['New deprecation warnings', warnings?.added],
    ['Deprecation warnings removed', warnings?.removed],
    ['Node.js, before and after', node && [node.from, node.to]],
  ];
  const items = lines.flatMap(([label, names]) =>
    names === undefined ? [] : `<li>${label}: ${names.map(codeHtml).join(', ')}</li>`,
  );
  return items.length === 0 ? '' : `<ul>${items.join('')}</ul>`;
}

const codeHtml = (name: string): string => `<code>${escapeHtml(name)}</code>`;
