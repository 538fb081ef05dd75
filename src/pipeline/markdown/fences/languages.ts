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
