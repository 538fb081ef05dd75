// Reads the terms, the forms in which pages use them and their definitions from the glossary's source.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Heading, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { takeAttributes } from '../headings/attributes.ts';
import { lineOf } from '../page-context.ts';

export const GLOSSARY = 'glossary.md';

export interface Term {
  id: string;
  title: string;
  line: number;
  /** In lower case, with single spaces. */
  forms: string[];
  definition: string;
  /** Pages of which the definition says that they explain the term. */
  explainedOn: string[];
}

interface Glossary {
  terms: Term[];
  byForm: Map<string, Term>;
  /** Any form as whole words, the longest first, and the mark behind it; null without terms. */
  pattern: RegExp | null;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const FORMS = /^<!--\s*forms:([\s\S]*)-->$/;
const parser = unified().use(remarkParse).freeze();
const known = new Map<string, { source: string; glossary: Glossary }>();

/** Of one content folder; parsed again only when the file has changed, as it may under the dev server. */
export function readGlossary(root: string): Glossary {
  const source = sourceOf(root);
  const before = known.get(root);
  if (before?.source === source) return before.glossary;
  const glossary = parseGlossary(source);
  known.set(root, { source, glossary });
  return glossary;
}

function sourceOf(root: string): string {
  try {
    return readFileSync(join(root, GLOSSARY), 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return '';
  }
}

export function parseGlossary(source: string): Glossary {
  const tree = parser.parse(source.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, '')));
  const terms = tree.children.flatMap((node, index) =>
    node.type === 'heading' && node.depth === 3 ? readTerm(node, entryBelow(tree, index)) : [],
  );
  const byForm = new Map<string, Term>();
  for (const term of terms) {
    for (const form of term.forms) if (!byForm.has(form)) byForm.set(form, term);
  }
  return { terms, byForm, pattern: patternOf([...byForm.keys()]) };
}

function entryBelow(tree: Root, heading: number): RootContent[] {
  const rest = tree.children.slice(heading + 1);
  const end = rest.findIndex(({ type }) => type === 'heading');
  return end === -1 ? rest : rest.slice(0, end);
}

function readTerm(heading: Heading, entry: readonly RootContent[]): Term[] {
  const [id] = takeAttributes(heading).ids;
  if (id === undefined) return [];
  const title = textOf(heading);
  const given = entry.flatMap((node) =>
    node.type === 'html' ? (FORMS.exec(node.value) ?? []) : [],
  );
  const explainedOn: string[] = [];
  const paragraphs = entry.filter((node) => node.type === 'paragraph');
  for (const paragraph of paragraphs) {
    visit(paragraph, 'link', ({ url }) => {
      explainedOn.push(url.split('#')[0] ?? '');
    });
  }
  const forms = given[1] === undefined ? formsOf(title) : given[1].split(',').map(normal);
  return [
    {
      id,
      title,
      line: lineOf(heading),
      forms: forms.filter((form) => form !== ''),
      definition: paragraphs.map(definitionIn).join(' '),
      explainedOn,
    },
  ];
}

/** As plain text; `; see [Page](…)` stays on the glossary's own page, where it can be followed. */
function definitionIn({ children }: Paragraph): string {
  const parts = children.map((node, index) => {
    const [text, next] = [textOf(node), children[index + 1]];
    if (node.type === 'link' && /; see $/.test(textOf(children[index - 1]))) return '';
    return next?.type === 'link' ? text.replace(/; see $/, '') : text;
  });
  return parts.join('').replace(/\s+/g, ' ');
}

export const normal = (form: string): string => form.trim().replace(/\s+/g, ' ').toLowerCase();

/** The title and what stands behind it in parentheses, each in singular and plural. */
function formsOf(title: string): string[] {
  const [, long = title, short] = /^(.*?)\s*\(([^)]*)\)$/.exec(title) ?? [];
  return [long, ...(short === undefined ? [] : [short])]
    .map(normal)
    .flatMap((form) => [form, pluralOf(form)]);
}

function pluralOf(form: string): string {
  if (/(?:s|x|ch|sh)$/.test(form)) return `${form}es`;
  return /[^aeiou]y$/.test(form) ? `${form.slice(0, -1)}ies` : `${form}s`;
}

/** Parts of names (`file-loader`, `module.rules`, `src/chunk`) are no uses of a term. */
function patternOf(forms: readonly string[]): RegExp | null {
  if (forms.length === 0) return null;
  const longestFirst = forms.toSorted((a, b) => b.length - a.length);
  const words = longestFirst.map((form) => RegExp.escape(form).replaceAll('\\x20', '\\s+'));
  return new RegExp(
    `(?<![\\p{L}\\p{N}_@/.-])(${words.join('|')})(?![\\p{L}\\p{N}_/-]|\\.[\\p{L}\\p{N}])(\\{-\\})?`,
    'giu',
  );
}
