// The answer of the checker as a list: line, option, what to do, and the step that explains it.
import type { Effect } from '../../../model/migration/finding.ts';
import type { Answer, Shown } from './protocol.ts';
import type { Outcome } from './read-text.ts';

const EFFECTS: Readonly<Record<Effect, string>> = {
  stops: 'Stops the build',
  warns: 'Prints a warning',
  works: 'Still works',
};

export const LONGEST_TEXT = 1_000_000;

const count = (number: number, what: string): string =>
  `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`;

/** One sentence for the status, which is read out. */
export function statusText(outcome: Outcome): string {
  if (outcome === 'too-slow') {
    return 'Reading this took more than a second, so it was stopped. Paste the configuration alone, without bundled or generated code.';
  }
  if (outcome === 'not-loaded') return 'The checker did not load. Press Check to try again.';
  const [error] = outcome.errors;
  if (error && outcome.count === 0) return 'This could not be read to its end.';
  if (outcome.count > 0) return `${count(outcome.count, 'finding')}.`;
  return outcome.isConfiguration ? 'Nothing found.' : 'No configuration found.';
}

export const TOO_LONG = `This is longer than ${LONGEST_TEXT.toLocaleString('en-US')} characters. Paste the configuration alone, without bundled or generated code.`;

const LOOKED_AT =
  'Looked at: the options of configurations that are exported, merged or changed in this text, their rules and loaders, and the plugins that are created in it.';
const UNSEEN =
  'The checker cannot see options that come from other files, what loaders and plugins do, or your npm scripts.';
const NO_CONFIGURATION =
  'Nothing in this text is exported, merged or passed on as a configuration of webpack. Paste the whole file, with its module.exports or export default.';

interface Options {
  select: (finding: Pick<Shown, 'start' | 'end'>) => void;
  /** What a step is called on this page. */
  titleOf: (step: string) => string;
}

export function answerNodes(answer: Answer, options: Options): HTMLElement[] {
  const [error] = answer.errors;
  const nodes: HTMLElement[] = [];
  if (error) {
    const place = `Line ${error.line}, column ${error.column}: `;
    const said = error.message.replace(/\.?$/, '.');
    const rest =
      answer.count > 0
        ? ' The list has what was found around it.'
        : ' Correct it and check again. If this is a part of a configuration, paste the whole file.';
    nodes.push(element('p', { className: 'checker-error' }, place, said, rest));
  }
  if (answer.count > 0) {
    const items = answer.findings.map((finding) => item(finding, options));
    nodes.push(element('ol', { className: 'checker-list' }, ...items));
    const more = answer.count - answer.findings.length;
    if (more > 0) nodes.push(element('p', {}, `And ${count(more, 'more finding')}.`));
    nodes.push(element('p', { className: 'checker-note' }, UNSEEN));
  } else if (!error) {
    const text = answer.isConfiguration ? `${LOOKED_AT} ${UNSEEN}` : NO_CONFIGURATION;
    nodes.push(element('p', { className: 'checker-note' }, text));
  }
  return nodes;
}

function item(finding: Shown, { select, titleOf }: Options): HTMLElement {
  const { line, path, effect, say, step } = finding;
  const place = element('button', { type: 'button', className: 'checker-line' }, `Line ${line}`);
  place.addEventListener('click', () => select(finding));
  const tag = element('span', { className: 'checker-effect' }, EFFECTS[effect]);
  tag.dataset['effect'] = effect;
  const link = element('a', { href: `#${step}` }, titleOf(step));
  return element(
    'li',
    {},
    element('p', { className: 'checker-what' }, place, ' ', element('code', {}, path), ' ', tag),
    element('p', {}, ...words(say), ' Step: ', link, '.'),
  );
}

/** Code stands between backticks. */
const words = (text: string): (string | HTMLElement)[] =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : element('code', {}, part)));

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
  ...children: (string | HTMLElement)[]
): HTMLElementTagNameMap[K] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
