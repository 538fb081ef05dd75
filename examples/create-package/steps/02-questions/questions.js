import { createInterface } from 'node:readline';

export const questions = [
  {
    key: 'language',
    text: 'Language, js or ts',
    default: 'js',
    check: (value) => ['js', 'ts'].includes(value),
    parse: (value) => value,
  },
  {
    key: 'pages',
    text: 'Pages, separated by commas',
    default: 'index',
    check: (value) => /^[a-z-]+(, *[a-z-]+)*$/.test(value),
    parse: (value) => value.split(/, */),
  },
];

/** What flags have answered already is not asked; with `ask: false`, nothing is. */
export async function answersFor(flags, { ask, input, output }) {
  const answers = {};
  const lines = createInterface({ input, crlfDelay: Infinity })[Symbol.asyncIterator]();
  for (const { key, text, default: usual, check, parse } of questions) {
    let value = flags[key];
    if (value === undefined && ask) {
      output.write(`${text} (${usual}): `);
      value = (await lines.next()).value;
      if (!input.isTTY) output.write('\n');
    }
    const given = value?.trim() || usual;
    if (!check(given)) throw new Error(`${given} is not an answer to "${text}".`);
    answers[key] = parse(given);
  }
  await lines.return?.();
  return answers;
}
