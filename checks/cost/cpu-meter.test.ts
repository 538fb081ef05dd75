// The meter against work whose cost is known, in processes below processes.
import { spawn } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { calibrate } from './calibrate.ts';
import { startMeter } from './cpu-meter.ts';

vi.setConfig({ testTimeout: 300_000 });

const BUSY = `
  const used = () => process.cpuUsage().user + process.cpuUsage().system;
  const until = used() + 1_500_000;
  while (used() < until);
`;

function run(code: string): Promise<unknown> {
  const child = spawn(process.execPath, ['-e', code]);
  return new Promise((ended) => child.once('exit', ended));
}

test.runIf(process.platform === 'linux')('counts children and their children', async () => {
  const stop = startMeter();
  const below = `const { spawnSync } = require('node:child_process');
    spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}]);`;
  await Promise.all([run(BUSY), run(below)]);
  const seconds = stop?.() ?? 0;
  // Two of 1.5 s; of each up to half a second may lie behind the last look.
  expect(seconds).toBeGreaterThan(1.6);
  expect(seconds).toBeLessThan(6);
});

test.runIf(process.platform === 'linux')('waiting costs nothing', async () => {
  const stop = startMeter();
  await run('setTimeout(() => {}, 3000)');
  expect(stop?.() ?? 9).toBeLessThan(1.5);
});

test('the calibration takes time, and more for more work', () => {
  // The first round also compiles the code.
  calibrate(1);
  const once = calibrate(1);
  expect(once).toBeGreaterThan(0.02);
  expect(calibrate(8) / once).toBeGreaterThan(2);
});
