// The languages a fence may name: how each is highlighted, what the reader sees it called.

export interface Language {
  /** Shiki's grammar; null is plain text. */
  grammar: string | null;
  label: string;
  /** Terminal sessions and output stand on slate, what a person writes stands on paper. */
  surface: 'paper' | 'terminal' | 'output';
}

/** With what it is for: a clause of the table in the Writer's Guide, without its period. */
interface Explained extends Language {
  what: string;
}

const paper = (grammar: string | null, label: string, what: string): Explained => ({
  grammar,
  label,
  surface: 'paper',
  what,
});

export const LANGUAGES: Record<string, Explained> = {
  js: paper('javascript', 'JavaScript', 'A script or a module'),
  mjs: paper('javascript', 'JavaScript', 'A module, whatever `package.json` says'),
  cjs: paper('javascript', 'JavaScript', 'A CommonJS module, whatever `package.json` says'),
  jsx: paper('jsx', 'JSX', 'A module with JSX'),
  ts: paper('typescript', 'TypeScript', 'TypeScript'),
  tsx: paper('tsx', 'TSX', 'TypeScript with JSX'),
  json: paper('json', 'JSON', 'JSON, such as `package.json`'),
  jsonc: paper('jsonc', 'JSON', 'JSON with comments, such as `tsconfig.json`'),
  css: paper('css', 'CSS', 'A style sheet'),
  html: paper('html', 'HTML', 'A document or a part of one'),
  yaml: paper('yaml', 'YAML', 'YAML, such as front matter'),
  md: paper(null, 'Markdown', 'What an author of this site writes; it is compiled like a page'),
  bash: paper('shellscript', 'Shell', 'Commands to type, without a prompt'),
  console: {
    grammar: null,
    label: 'Terminal',
    surface: 'terminal',
    what: 'A terminal session: commands begin with `$ `, the rest is what was printed',
  },
  text: {
    grammar: null,
    label: 'Output',
    surface: 'output',
    what: "Output; with the `file` of a source that no check here can read (`.env`, a proposal's syntax), that source",
  },
};

/** What a build or a tool leaves behind, or a mere title; every other file is written by a person. */
const MADE = /^dist\/|\.(?:txt|log|jsonl|lock)$|^[^./]*$/;

export const isSource = (file: string | null): file is string => file !== null && !MADE.test(file);

/** A file whose language has no check here, or that no parser takes, is called text: it is still source, so it stands on paper. */
export function languageOf(name: string, file: string | null): Language | undefined {
  if (name !== 'text' || !isSource(file)) return LANGUAGES[name];
  const ending = file.split('.').at(-1) ?? '';
  return LANGUAGES[ending] ?? paper(null, 'Text', '');
}
