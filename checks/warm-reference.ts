// Generates the reference records once before the unit tests: each of their processes would else do it anew.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const LOAD = "await (await import('./src/pipeline/reference/load-reference.ts')).loadReference();";

/** In a process of its own: Vitest's module runner lacks what the generator needs. */
export function setup(): void {
  execFileSync(process.execPath, ['--input-type=module', '-e', LOAD], {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'inherit',
  });
}
