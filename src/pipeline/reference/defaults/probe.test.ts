import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { inProbe, withProbes } from './probe.ts';

const nodeModule = createRequire(import.meta.url)('node:module');
const surroundings = () => ({
  cwd: process.cwd(),
  env: process.env,
  isTTY: process.stderr.isTTY,
  stripTypes: nodeModule.stripTypeScriptTypes,
});

test('a probe answers for the process, and nothing of it stays', () => {
  const before = surroundings();
  withProbes(({ noStripTypes, noTerminal }) => {
    const inside = inProbe(noStripTypes, surroundings);
    expect(inside).toMatchObject({ cwd: noStripTypes.cwd, isTTY: true });
    expect(inside.stripTypes).toBeUndefined();
    expect(inside.env['BROWSERSLIST']).toBeUndefined();
    expect(inProbe(noTerminal, surroundings).isTTY).toBe(false);
  });
  expect(surroundings()).toEqual(before);
});

test('also when the run fails, and its folders are gone', () => {
  const before = surroundings();
  let folder = '';
  expect(() =>
    withProbes(({ usual }) => {
      folder = usual.root;
      inProbe(usual, () => {
        throw new Error('as a run may');
      });
    }),
  ).toThrow('as a run may');
  expect(surroundings()).toEqual(before);
  expect(folder).not.toBe('');
  expect(existsSync(folder)).toBe(false);
});
