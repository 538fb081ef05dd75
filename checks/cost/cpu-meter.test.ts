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
  const meter = startMeter();
  const below = `const { spawnSync } = require('node:child_process');
    spawnSync(process.execPath, ['-e', ${JSON.stringify(BUSY)}]);`;
  await Promise.all([run(BUSY), run(below)]);
  const seconds = meter?.stop() ?? 0;
  // Two of 1.5 s; of each up to half a second may lie behind the last look.
  expect(seconds).toBeGreaterThan(1.6);
  expect(seconds).toBeLessThan(6);
});

test.runIf(process.platform === 'linux')('waiting costs nothing', async () => {
  const meter = startMeter();
  await run('setTimeout(() => {}, 1500)');
  expect(meter?.stop() ?? 9).toBeLessThan(0.8);
});

test('the calibration takes time, and takes twice as much for twice the work', () => {
  const once = calibrate(1);
  expect(once).toBeGreaterThan(0.02);
  expect(calibrate(4) / once).toBeGreaterThan(2);
});
