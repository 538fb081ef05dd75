// Makes a second page of a page, so that a proof of twice the size can be timed: the same work, no cache hit.
import { parseDocument } from 'yaml';
import { parseMeta } from '../../src/pipeline/markdown/fences/meta.ts';

/** What the copies of pages and examples end with. */
export const SUFFIX = '-2';

const NOTE = 'second copy, written by the bench';
const script = `// ${NOTE}`;
const hash = `# ${NOTE}`;
/** A last line that means nothing to the language. */
const COMMENTS: Readonly<Record<string, string>> = {
  ...{ js: script, mjs: script, cjs: script, jsx: script, ts: script, tsx: script, jsonc: script },
  ...{ css: `/* ${NOTE} */`, html: `<!-- ${NOTE} -->`, bash: hash, yaml: hash },
};
/** Of the schema of front matter. */
const LONGEST_DESCRIPTION = 160;
const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;
const OPENING = /^(\s*)(`{3,}|~{3,})(\w+)[ \t]*(.*)$/;

export function secondPath(path: string): string {
  return path.replace(/(?=\.mdx?$)/, SUFFIX);
}

export function secondPage(source: string): string {
  const described = source
    .replace(FRONT_MATTER, (_, yaml: string) => `---\n${withOwnDescription(yaml)}---\n`)
    // The copy of an index is none.
    .replace(/^<Pages \/>\n/m, '');
  const lines: string[] = [];
  let open: { end: RegExp; comment: string | null } | null = null;
  for (const line of described.split('\n')) {
    const [, indent = '', marks = '', lang = '', meta = ''] = OPENING.exec(line) ?? [];
    if (open === null && lang !== '') {
      const comment = commentFor(lang, meta);
      lines.push(`${indent}${marks}${lang} ${secondMeta(meta, comment)}`.trimEnd());
      open = {
        end: new RegExp(`^\\s*${marks[0]}{${marks.length},}\\s*$`),
        comment: comment === null ? null : indent + comment,
      };
      continue;
    }
    if (open?.end.test(line)) {
      if (open.comment !== null) lines.push(open.comment);
      open = null;
    }
    lines.push(line);
  }
  return lines.join('\n');
}

/** Two pages must not have one description. */
function withOwnDescription(yaml: string): string {
  const document = parseDocument(yaml);
  const ending = ' (2)';
  const kept = String(document.get('description')).slice(0, LONGEST_DESCRIPTION - ending.length);
  document.set('description', kept + ending);
  return document.toString({ lineWidth: 0 });
}

/** Null where a line more would not be true, not be parsed, or not be seen. */
function commentFor(lang: string, meta: string): string | null {
  const { project, partial, diff } = parseMeta(meta, lang);
  const comment = COMMENTS[lang];
  if (comment === undefined || project !== null || partial) return null;
  return diff ? ` ${comment}` : comment;
}

/** The options are part of what a verdict is kept under, as the code is. */
function secondMeta(meta: string, comment: string | null): string {
  if (comment !== null) return meta;
  const moved = meta.replace(/((?:^|\s)project=)([^\s/]+)/, `$1$2${SUFFIX}`);
  return moved === meta ? `${meta} {1}`.trimStart() : moved;
}
