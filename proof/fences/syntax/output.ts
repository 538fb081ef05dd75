// What a program printed must come from a run of it; nobody's memory counts.
import { fenceLines } from '../../../src/model/copy-text.ts';
import type { Finding, ProofFence } from '../proof-fence.ts';

/** A fence whose text is compared with what a `run` fence before it prints. */
export function followsRun(fence: ProofFence): boolean {
  return fence.lang === 'text' && fence.previous?.options.run === true;
}

export function checkOutput(fence: ProofFence): Finding[] {
  const shows =
    fence.lang === 'text' ||
    fenceLines(fence).some(({ kind, text }) => kind === 'output' && text !== '');
  if (!shows || followsRun(fence)) return [];
  return [
    {
      at: 0,
      what: 'Output that no run has produced.',
      advice:
        'Capture it (project=NAME and "npm run capture"), let it follow a fence with "run", or say illustrative="why" if nothing printed it, unproven="why" if the run is still missing.',
    },
  ];
}
