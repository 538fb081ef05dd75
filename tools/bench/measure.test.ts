// The meter is checked against work whose cost is known: a busy half second in each of two processes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { measure } from './measure.ts';

const place = mkdtempSync(join(tmpdir(), 'measure-'));
// Generous: on a busy machine a second's work takes many.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => rmSync(place, { recursive: true }));

const BUSY = `
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  const until = used() + 500_000;
  while (used() < until);
`;

function script(name: string, code: string): URL {
  writeFileSync(join(place, name), code);
  return pathToFileURL(join(place, name));
}

const scratch = join(place, 'usage');

test('counts the time of the process and of those it starts', async () => {
  const child = script('child.mjs', BUSY).pathname;
  const parent = script(
    'parent.mjs',
    `import { fork } from 'node:child_process'; fork(${JSON.stringify(child)}); ${BUSY}`,
  );
  const cost = await measure({ script: parent, args: [], scratch });
  expect(cost.processes).toBe(2);
  expect(cost.cpu).toBeGreaterThan(1);
  expect(cost.cpu).toBeLessThan(3);
});

test('sees memory that was given back before the end', async () => {
  const greedy = script('greedy.mjs', 'Buffer.alloc(300 * 1024 * 1024, 1);');
  const { memory } = await measure({ script: greedy, args: [], scratch });
  expect(memory).toBeGreaterThan(300);
  expect(memory).toBeLessThan(600);
});

test('a run that fails is an error, not a figure', async () => {
  const failing = script('failing.mjs', 'process.exit(3);');
  await expect(measure({ script: failing, args: [], scratch })).rejects.toThrow('code 3');
});
