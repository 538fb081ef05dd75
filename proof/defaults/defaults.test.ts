import { expect, test } from 'vitest';
import { optionDefaults } from '../../src/pipeline/reference/defaults/option-defaults.ts';
import { expandStatement } from '../../src/pipeline/reference/defaults/reduce.ts';
import { checkDefault } from './check-default.ts';
import { DEFAULT_CHECKS, type DefaultCheck } from './default-checks.ts';

const statements = optionDefaults(DEFAULT_CHECKS.map(({ name }) => name));

test('at least thirty options are checked, each once', () => {
  const names = new Set(DEFAULT_CHECKS.map(({ name }) => name));
  expect(names.size).toBe(DEFAULT_CHECKS.length);
  expect(names.size).toBeGreaterThanOrEqual(30);
});

test.each(DEFAULT_CHECKS)(
  '$name: its default set by hand changes nothing',
  async (check) => {
    const { statedIsDefault, otherDiffers } = await checkDefault(check, statedDefault(check));
    expect(statedIsDefault, `${statedDefault(check)} is not what webpack uses`).toBe(true);
    expect(otherDiffers, `${JSON.stringify(check.other)} shows nothing in this project`).toBe(true);
  },
  20_000,
);

test('a wrong default is seen', async () => {
  const check = DEFAULT_CHECKS.find(({ name }) => name === 'output.filename');
  if (!check) throw new Error('output.filename is no longer checked.');
  expect(statedDefault(check)).toBe("'[name].js'");
  expect((await checkDefault(check, "'[name].mjs'")).statedIsDefault).toBe(false);
}, 20_000);

function statedDefault({ name, mode, target }: DefaultCheck): string {
  const statement = statements.get(name);
  if (!statement) throw new Error(`${name} has no computed default.`);
  const { value, code } = expandStatement(statement)[mode][target];
  if (!code) throw new Error(`The default of ${name} is words: it cannot be set by hand.`);
  return value;
}
