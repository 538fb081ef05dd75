// Set-up of every test file under `npm run check`: notes the processor time that the file took.
import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { afterAll, expect } from 'vitest';
import { startMeter } from './cpu-meter.ts';

const notes = process.env['CHECK_COSTS'];
if (notes !== undefined) {
  const stop = startMeter();
  const start = performance.now();
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '');
    const wall = (performance.now() - start) / 1000;
    appendFileSync(notes, `${JSON.stringify({ file, cpu: stop?.() ?? 0, wall })}\n`);
  });
}
