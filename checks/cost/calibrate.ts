// How fast this machine is just now: the same work as ever, in seconds of processor time.
import { createHash } from 'node:crypto';

const ROUNDS = 6;
const BLOCK = Buffer.alloc(8 * 1024 * 1024, 'webpack');

/** Hashing, parsing and sorting, as checks do. */
export function calibrate(rounds = ROUNDS): number {
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    createHash('sha256').update(BLOCK).digest();
    const list = Array.from({ length: 60_000 }, (_none, index) => ({
      key: (index * 7919) % 60_013,
    }));
    const read = JSON.parse(JSON.stringify(list)) as typeof list;
    read.sort((a, b) => a.key - b.key);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}
