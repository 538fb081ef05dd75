// What a README's fence is called here: its names are freer than ours, and none of them is an error.
import { LANGUAGES, type Language } from '../markdown/fences/languages.ts';

const ALIASES: Record<string, string> = {
  javascript: 'js',
  typescript: 'ts',
  json5: 'jsonc',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  yml: 'yaml',
  htm: 'html',
};

/** Named to the reader, but shown plain: the highlighter does not have them. */
const PLAIN: Record<string, string> = {
  scss: 'SCSS',
  sass: 'Sass',
  less: 'Less',
  styl: 'Stylus',
  stylus: 'Stylus',
  hbs: 'Handlebars',
  handlebars: 'Handlebars',
  twig: 'Twig',
  ejs: 'EJS',
  pug: 'Pug',
  coffee: 'CoffeeScript',
  md: 'Markdown',
  markdown: 'Markdown',
  vue: 'Vue',
  xml: 'XML',
  svg: 'SVG',
  toml: 'TOML',
  diff: 'Diff',
};

const PROMPT = /^\$ /m;

export function fenceLanguage(written: string, code: string): { lang: string; language: Language } {
  const name = written.toLowerCase();
  const lang = Object.hasOwn(ALIASES, name) ? (ALIASES[name] ?? 'text') : name;
  // A session shows its prompt; commands alone are what a reader copies.
  const isShell = lang === 'bash' || lang === 'console';
  const own = isShell ? (PROMPT.test(code) ? 'console' : 'bash') : lang;
  const language = Object.hasOwn(LANGUAGES, own) && own !== 'text' ? LANGUAGES[own] : undefined;
  if (language !== undefined) return { lang: own, language };
  const label = Object.hasOwn(PLAIN, name) ? (PLAIN[name] ?? 'Text') : 'Text';
  return { lang: 'text', language: { grammar: null, label, surface: 'paper' } };
}
