// Shortens what webpack and its helpers say to the part an author needs, and finds its line.
import { didYouMean } from '../../../src/model/near.ts';
import type { Finding } from '../proof-fence.ts';
import type { Fault } from './check-configurations.ts';

const ADVICE: Record<Fault['check'], string> = {
  evaluates:
    'Make the configuration complete: what it imports is installed, or shown on the page with file="…".',
  validate: 'Mend the option.',
  experiments: 'Mend the name, or leave the experiment out.',
  devServer: "Mend the option: it is checked with webpack-dev-server's own schema.",
  constructs: 'Mend the options of the plugin that throws.',
  'rule options': 'Mend the option: it is checked as module.parser or module.generator is.',
  'loader options': "Mend the options: they are checked with the loader's own schema.",
};
const INTENDED = 'If the mistake is the point, add fails="…" with a part of this message.';
const MISSING = /Cannot find (?:package|module) '([^'./][^']*)'/;

export function explain(fault: Fault, code: string): Finding {
  const what = `${fault.check === 'evaluates' ? 'The configuration cannot be evaluated: ' : ''}${shorten(fault.message)}`;
  const missing = MISSING.exec(fault.message)?.[1];
  const advice =
    missing === undefined
      ? `${ADVICE[fault.check]} ${INTENDED}`
      : `Pin ${missing} in devDependencies, or say unproven="${missing} is not installed here".`;
  return { at: fault.line || locate(fault.message, code), what, advice };
}

function shorten(message: string): string {
  const [list] = /object \{ [^}]* \}/.exec(message) ?? [];
  const unknown = /unknown property '([^']+)'/.exec(message)?.[1];
  const valid = list?.match(/[\w$]+(?=\??[,\s])/g)?.slice(1) ?? [];
  const lines = message.split('\n').map((line) => line.trim());
  const items = lines.filter((line) => line.startsWith('- '));
  const [first = ''] = items.length > 0 ? items.map((line) => line.slice(2)) : lines;
  const near = unknown === undefined ? '' : didYouMean(unknown, valid);
  const own = first
    .replace(/\s*These properties are valid:.*$/, '')
    .replace(/ imported from \/.*$/, '')
    .replace(/'[^']*\/\.cache\/proof\/run-\w+\/[^/']+\//g, "'./");
  const short = own.length > 300 ? `${own.slice(0, 299)}…` : own;
  const shown = /[.?!:]$/.test(short) ? short.replace(/:$/, '.') : `${short}.`;
  return shown.includes('Did you mean') ? shown : shown + near;
}

/** The line of the key a message names; 0 if none does. */
function locate(message: string, code: string): number {
  const [, unknown] = /unknown property '([^']+)'/.exec(message) ?? [];
  const path = /(?:configuration|options|devServer)\.([\w.[\]]+)/.exec(message)?.[1];
  const imported = /Cannot find (?:package|module) '(?:[^']*\/)?([^'/]+)'/.exec(message)?.[1];
  const names = [
    unknown,
    imported,
    path
      ?.replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1),
    /"([\w@/-]+)"/.exec(message)?.[1],
  ];
  const lines = code.split('\n');
  for (const name of names) {
    if (name === undefined || name === '') continue;
    const escaped = name.replace(/[^\w]/g, '\\$&');
    const at = lines.findIndex((line) => new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(line));
    if (at !== -1) return at + 1;
  }
  return 0;
}
