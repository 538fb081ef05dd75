// The first look at a fence: its options make sense, and its text is what its language says.
import { LANGUAGE_CHECKS } from '../language-checks.ts';
import type { Finding, ProofFence } from '../proof-fence.ts';
import type { KnownCommands } from './commands.ts';
import { checkDiff } from './diff.ts';
import { checkScriptFragment, SCRIPT_LANGUAGES } from './script.ts';

export function checkSyntax(
  fence: ProofFence,
  known: KnownCommands,
): { checks: string[]; findings: Finding[] } {
  const { options, lang, code } = fence;
  const wrong = options.errors.map((what) => {
    return { at: 0, what, advice: 'CONTRIBUTING.md lists the options.' };
  });
  if (wrong.length > 0) return { checks: [], findings: wrong };
  const language = LANGUAGE_CHECKS[lang];
  if (language === undefined) {
    const advice = 'Add one to proof/fences/language-checks.ts, or use another language.';
    return { checks: [], findings: [{ at: 0, what: `No check for ${lang}.`, advice }] };
  }
  if (options.illustrative !== null) return { checks: [], findings: [] };
  if (options.diff) return { checks: ['parses'], findings: checkDiff(fence) };
  // Commands are run there, the wrong ones as well, and what they print is compared.
  if (options.project !== null && language.name !== 'parses') return { checks: [], findings: [] };
  const isScript = SCRIPT_LANGUAGES.includes(lang);
  // Completed before it is parsed.
  if (options.partial) return { checks: ['parses'], findings: [] };
  if (isScript && options.region !== null) {
    return { checks: ['parses'], findings: checkScriptFragment(code, lang) };
  }
  // What is missing there is the proof itself.
  if (options.unproven !== null && language.name !== 'parses') return { checks: [], findings: [] };
  return { checks: [language.name], findings: language.check(fence, known) };
}
