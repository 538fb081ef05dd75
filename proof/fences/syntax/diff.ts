// A change has two sides, and each must be code: what was there, and what Copy gives.
import { fenceLines } from '../../../src/model/copy-text.ts';
import type { Finding, ProofFence } from '../proof-fence.ts';
import { checkCssFragment } from './css.ts';
import { checkJson, checkJsonc, checkYaml } from './data.ts';
import { checkHtmlFragment } from './html.ts';
import { checkScriptFragment, SCRIPT_LANGUAGES } from './script.ts';

/** Text of one side, and for each of its lines the line of the fence it stands on. */
interface Side {
  text: string;
  lines: number[];
}

export function sideOf(fence: ProofFence, left: 'add' | 'del'): Side {
  const kept = fenceLines(fence)
    .map(({ kind, text }, index) => ({ kind, text, at: index + 1 }))
    .filter(({ kind }) => kind !== left);
  return { text: kept.map(({ text }) => text).join('\n'), lines: kept.map(({ at }) => at) };
}

export function checkDiff(fence: ProofFence): Finding[] {
  const sides = [
    { name: 'before', side: sideOf(fence, 'add') },
    { name: 'after', side: sideOf(fence, 'del') },
  ];
  const findings = sides.flatMap(({ name, side }) =>
    checkSide(side.text, fence.lang).map(({ at, what, advice }) => ({
      at: side.lines[at - 1] ?? 0,
      what: `The side ${name} the change: ${what}`,
      advice,
    })),
  );
  return findings.slice(0, 1);
}

function checkSide(text: string, lang: string): Finding[] {
  if (SCRIPT_LANGUAGES.includes(lang)) return checkScriptFragment(text, lang);
  if (lang === 'css') return checkCssFragment(text);
  if (lang === 'html') return checkHtmlFragment(text);
  if (lang === 'yaml') return checkYaml(text);
  const check = lang === 'jsonc' ? checkJsonc : checkJson;
  const trimmed = text.trim().replace(/,$/, '');
  const fits = [text, `{${trimmed}}`, `[${trimmed}]`].some((one) => check(one).length === 0);
  return fits ? [] : check(/^\s*[{[]/.test(text) ? text : `{${trimmed}}`);
}
