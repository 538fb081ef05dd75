// Reads a configuration outside the page's thread, so that nothing in it can hold up the page; it is never run.
import { parse } from '@babel/parser';
import { check, type Parse } from '../../../model/migration/check.ts';
import { type Answer, READY } from './protocol.ts';

/** More would be a list that nobody reads. */
const MOST_SHOWN = 100;

function answer(text: string): Answer {
  const { findings, errors, isConfiguration } = check(text, parse as Parse);
  const shown = findings
    .slice(0, MOST_SHOWN)
    .map(({ step, path, say, effect, line, start, end }) => ({
      ...{ step, say, effect, line, start, end },
      // A name may be as long as the text.
      path: path.slice(0, 120),
    }));
  return { findings: shown, count: findings.length, errors: errors.slice(0, 1), isConfiguration };
}

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(answer(data)));
postMessage(READY);
