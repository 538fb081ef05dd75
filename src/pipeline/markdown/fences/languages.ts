// The languages a fence may name: how each is highlighted, what the reader sees it called.

export interface Language {
  /** Shiki's grammar; null is plain text. */
  grammar: string | null;
  label: string;
  /** Terminal sessions and output stand on slate, what a person writes stands on paper. */
  surface: 'paper' | 'terminal' | 'output';
}

const paper = (grammar: string | null, label: string): Language => ({
  grammar,
  label,
  surface: 'paper',
});

export const LANGUAGES: Record<string, Language> = {
  js: paper('javascript', 'JavaScript'),
  mjs: paper('javascript', 'JavaScript'),
  cjs: paper('javascript', 'JavaScript'),
  jsx: paper('jsx', 'JSX'),
  ts: paper('typescript', 'TypeScript'),
  tsx: paper('tsx', 'TSX'),
  json: paper('json', 'JSON'),
  jsonc: paper('jsonc', 'JSON'),
  css: paper('css', 'CSS'),
  html: paper('html', 'HTML'),
  yaml: paper('yaml', 'YAML'),
  bash: paper('shellscript', 'Shell'),
  console: { grammar: null, label: 'Terminal', surface: 'terminal' },
  text: { grammar: null, label: 'Output', surface: 'output' },
};

/** What a build or a tool leaves behind, or a mere title; every other file is written by a person. */
const MADE = /^dist\/|\.(?:txt|log|jsonl|lock)$|^[^./]*$/;

export const isSource = (file: string | null): file is string => file !== null && !MADE.test(file);

/** A file whose language has no check here, or that no parser takes, is called text: it is still source, so it stands on paper. */
export function languageOf(name: string, file: string | null): Language | undefined {
  if (name !== 'text' || !isSource(file)) return LANGUAGES[name];
  const ending = file.split('.').at(-1) ?? '';
  return LANGUAGES[ending] ?? paper(null, 'Text');
}
