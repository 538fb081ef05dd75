// Decides which text of a fence is to be evaluated as a configuration: all, a completed part, a diff's result.
import type { Finding, ProofFence } from '../proof-fence.ts';
import { sideOf } from '../syntax/diff.ts';
import { parses } from '../syntax/script.ts';
import { completeFragment } from './complete.ts';
import { isConfiguration, topOptions } from './is-configuration.ts';
import { exportedOf, parseSource } from './shape.ts';

export interface PlannedConfiguration {
  text: string;
  /** For each line of the text the line of the fence. */
  lines: number[];
}

type Plan = PlannedConfiguration | Finding | null;

export function planConfiguration(fence: ProofFence, project: string): Plan {
  const { code, lang, options } = fence;
  // A region is no file; the example it is quoted from is built as a whole.
  if (options.region !== null) return null;
  if (options.partial) return planPartial(fence);
  if (options.diff) return planDiff(fence, project);
  if (!isConfiguration({ code, lang, file: options.file }, project)) return null;
  return { text: code, lines: code.split('\n').map((_, index) => index + 1) };
}

function planPartial({ code, lang }: ProofFence): Plan {
  const text = completeFragment(code, lang);
  if (text !== null) return { text, lines: code.split('\n').map((_, index) => index + 1) };
  return {
    at: 0,
    what: 'A fence with "partial" that is no part of a configuration.',
    advice:
      'Show properties, an object, a rule or "new SomePlugin(…)"; a whole module needs no "partial".',
  };
}

/** The side after the change, where it can stand alone or be completed without guessing. */
function planDiff(fence: ProofFence, project: string): Plan {
  const { lang, options } = fence;
  const { text, lines } = sideOf(fence, 'del');
  if (!isConfiguration({ code: text, lang, file: options.file }, project)) return null;
  if (parses(text, lang) && exportedOf(parseSource(text, lang)) !== null) return { text, lines };
  const completed = completeFragment(text, lang);
  if (completed === null) return null;
  const keys = exportedOf(parseSource(completed, lang))?.keys ?? [];
  const known = topOptions(project);
  return keys.every((key) => known.has(key)) ? { text: completed, lines } : null;
}
