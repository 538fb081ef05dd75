// Reads and validates the YAML at the top of a page; a bad key is named with its line and a way out.
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import { type FrontMatter, frontMatterSchema } from '../../model/front-matter.ts';
import { didYouMean } from '../../model/near.ts';
import type { Problem } from '../problem.ts';

interface ReadPage {
  frontMatter: FrontMatter | null;
  /** The source with the front matter blanked out, so that line numbers stay true. */
  body: string;
  problems: Problem[];
  /** Line of each top-level key. */
  lines: Record<string, number>;
}

const KEYS = Object.keys(frontMatterSchema.shape);
/** What the Writer's Guide says of them. */
const DESCRIPTIONS: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(frontMatterSchema.shape).map(([key, { description }]) => [key, description]),
);
const BLOCK = /^---\r?\n([\s\S]*?\n)?---[ \t]*(?:\r?\n|$)/;

const ADVICE: Record<string, string> = {
  title: 'Write title: followed by the page title.',
  description: 'Write one sentence of at most 160 characters that says what is on the page.',
  contributors: 'Write a list of GitHub handles, for example contributors: [webpack].',
  sort: 'Write a whole number: -1 for an index page, 1 and up for the others.',
  group: 'Write the name of the sidebar group, or remove the key.',
  related: 'Write a list of entries with title and url.',
  glossary:
    'Write glossary: false to link no term of the page, or a list of ids: glossary: [chunk].',
};

export function readFrontMatter(source: string, file: string): ReadPage {
  const block = BLOCK.exec(source);
  if (block === null) {
    const what = 'The page has no front matter.';
    const advice =
      'Begin the file with a line ---, then title, description and contributors, then ---.';
    return {
      frontMatter: null,
      body: source,
      problems: [{ file, line: 1, what, advice }],
      lines: {},
    };
  }
  const [whole, yaml = ''] = block;
  const body = whole.replace(/[^\n]/g, '') + source.slice(whole.length);
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  // The block starts on line 2 of the file.
  const lineAt = (offset: number): number => counter.linePos(offset).line + 1;
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    line: lineAt(error.pos[0]),
    what: `The front matter is not valid YAML: ${error.message}.`,
    advice: 'Quote values that contain a colon, a hash or a quotation mark.',
  }));
  if (problems.length === 0 && document.contents !== null && !isMap(document.contents)) {
    const what = 'The front matter is not a list of keys and values.';
    problems.push({
      file,
      line: 2,
      what,
      advice: 'Write each as key: value, on a line of its own.',
    });
  }
  if (problems.length > 0) return { frontMatter: null, body, problems, lines: {} };

  const lines: Record<string, number> = {};
  if (isMap(document.contents)) {
    for (const pair of document.contents.items) {
      if (isScalar(pair.key) && pair.key.range) {
        lines[String(pair.key.value)] = lineAt(pair.key.range[0]);
      }
    }
  }
  const parsed = frontMatterSchema.safeParse(document.toJS() ?? {});
  if (parsed.success) return { frontMatter: parsed.data, body, problems, lines };
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys' && issue.path.length === 0) {
      for (const key of issue.keys) {
        problems.push({
          file,
          line: lines[key] ?? 1,
          what: `Unknown key "${key}" in the front matter.`,
          advice: `Remove it or use one of: ${KEYS.join(', ')}.${didYouMean(key, KEYS)}`,
        });
      }
      continue;
    }
    const key = String(issue.path[0] ?? '');
    const missing = !(key in lines);
    problems.push({
      file,
      line: lines[key] ?? 1,
      what: missing
        ? `The front matter has no "${key}".`
        : `"${issue.path.join('.')}" in the front matter is wrong: ${issue.message}.`,
      advice: ADVICE[key] ?? `What it is for: ${DESCRIPTIONS[key]}.`,
    });
  }
  return { frontMatter: null, body, problems, lines };
}
