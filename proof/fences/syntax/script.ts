// JavaScript and TypeScript must be programs: what stands in a page can be pasted into a file.
import { type ParseOptions, parseSync } from '@swc/core';
import type { Finding } from '../proof-fence.ts';

export const SCRIPT_LANGUAGES = ['js', 'mjs', 'cjs', 'jsx', 'ts', 'tsx'];

/** A module first; what only a script may say (`with`, `arguments`) is still JavaScript for js and cjs. */
export function checkScript(code: string, lang: string): Finding[] {
  const wrong = parseError(code, lang, true);
  if (wrong === null) return [];
  if ((lang === 'js' || lang === 'cjs') && parseError(code, lang, false) === null) return [];
  return [
    {
      ...wrong,
      advice: /^\s*…$/m.test(code)
        ? 'Code with lines left out (…) does not parse: write text instead of the language.'
        : 'Show whole statements; a fragment of a configuration carries "partial", a change "diff".',
    },
  ];
}

/** Lines of a change need not be a program: they may stand in a block, an object, an array or a class. */
export function checkScriptFragment(code: string, lang: string): Finding[] {
  const wrong = parseError(code, lang, true);
  if (wrong === null) return [];
  const surroundings: [string, string][] = [
    ['({', '\n})'],
    ['[', '\n]'],
    ['async function* f() {', '\n}'],
    ['class A {', '\n}'],
    ['(', '\n)'],
  ];
  const fits = surroundings.some(([before, after]) => parses(before + code + after, lang));
  return fits ? [] : [{ ...wrong, advice: 'Each side of a diff must parse: show whole lines.' }];
}

export const parses = (code: string, lang: string): boolean =>
  parseError(code, lang, true) === null;

function parseError(
  code: string,
  lang: string,
  isModule: boolean,
): Pick<Finding, 'at' | 'what'> | null {
  const typed = lang === 'ts' || lang === 'tsx';
  const options: ParseOptions = typed
    ? { syntax: 'typescript', tsx: lang === 'tsx', target: 'esnext' }
    : {
        syntax: 'ecmascript',
        jsx: lang === 'jsx',
        explicitResourceManagement: true,
        target: 'esnext',
      };
  try {
    if (isModule) parseSync(code, options);
    else parseSync(code, { ...options, isModule: false });
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [what = 'It does not parse'] = message
      .trim()
      .replace(/^[x×]\s*/, '')
      .split('\n');
    const at = /,-\[(\d+):\d+\]/.exec(message)?.[1] ?? /^\s*(\d+) \|/m.exec(message)?.[1];
    return { at: Number(at ?? 0), what: `Syntax error: ${what}.` };
  }
}
