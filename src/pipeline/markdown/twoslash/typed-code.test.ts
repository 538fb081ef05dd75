import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { tempContent } from '../../testing/temp-content.ts';
import { typedCode } from './typed-code.ts';

// Generous: the compiler's first start takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('the second time the answer is read, and other code or another language is asked anew', () => {
  using temp = tempContent();
  const code = 'export const one = 1;';
  const first = typedCode(code, 'ts', temp.out);
  expect(first.infos).toEqual([{ line: 0, start: 13, length: 3, text: 'const one: 1' }]);
  const [file = ''] = globSync(`${temp.out}/twoslash/*/*`);
  const kept = readFileSync(file, 'utf8');
  writeFileSync(file, kept.replace('const one: 1', 'read from the file'));
  expect(typedCode(code, 'ts', temp.out).infos[0]?.text).toBe('read from the file');
  expect(typedCode(code, 'js', temp.out).infos[0]?.text).toBe('const one: 1');
  expect(typedCode(`${code}\n`, 'ts', temp.out).infos[0]?.text).toBe('const one: 1');
});

test('a long type is cut, and an import says what the name is, not that it is imported', () => {
  using temp = tempContent();
  const { infos, errors } = typedCode(
    "import webpack from 'webpack';\nexport const hooks = (compiler: webpack.Compiler) => compiler.hooks;",
    'ts',
    temp.out,
  );
  expect(errors).toEqual([]);
  expect(infos.every(({ text }) => text.length <= 402)).toBe(true);
  expect(infos.some(({ text }) => text.endsWith(' …'))).toBe(true);
  expect(infos.some(({ text }) => /alias|^import/m.test(text))).toBe(false);
});
