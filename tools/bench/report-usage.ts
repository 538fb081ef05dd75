// Loaded into every process of a measured run: each leaves its CPU time and peak memory when it ends.
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env['BENCH_USAGE'];

// The figures are the whole process's, threads included, so one thread reports them.
if (file !== undefined && isMainThread) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    const usage = { cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 };
    appendFileSync(file, `${JSON.stringify(usage)}\n`);
  });
}
