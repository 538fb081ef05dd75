// Several processes want the lock at the same moment, again and again, over a lock whose owner was killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lock } from './lock.ts';

const PROCESSES = 4;
const ROUNDS = 10;

const place = mkdtempSync(join(tmpdir(), 'lock-'));
afterAll(() => rmSync(place, { recursive: true }));
const folder = (): string => mkdtempSync(join(place, 'served-'));

/** On a word it takes the lock, or says why not, and keeps it until the next word. */
const CODE = `
  const { lock } = await import(process.argv[1]);
  let held;
  process.on('message', (folder) => {
    if (held) { held.release(true); held = undefined; process.send('let go'); return; }
    try { held = lock(folder); process.send('owner'); } catch (error) { process.send(error.message); }
  });
  process.send('ready');
`;

async function start(): Promise<ChildProcess> {
  const module = new URL('lock.ts', import.meta.url).href;
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, module], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

async function tell(child: ChildProcess, word: string): Promise<string> {
  const answer = once(child, 'message');
  child.send(word);
  return String((await answer)[0]);
}

/** Above the greatest number that Linux gives. */
const NOBODY = '4194305';

test('of processes that want the lock at once, one has it', async () => {
  const children = await Promise.all(Array.from({ length: PROCESSES }, start));
  for (let round = 0; round < ROUNDS; round++) {
    const served = folder();
    writeFileSync(join(served, 'release.lock'), NOBODY);
    const answers = await Promise.all(children.map((child) => tell(child, served)));
    const refused = answers.filter((answer) => /is releasing into .* Wait for it/.test(answer));
    expect([answers.filter((answer) => answer === 'owner').length, refused.length]).toEqual([
      1,
      PROCESSES - 1,
    ]);
    const owner = children[answers.indexOf('owner')];
    if (owner !== undefined) await tell(owner, 'let go');
  }
  for (const child of children) child.kill();
});

test('a lock ends with its owner, and the next one knows that it was cut off', async () => {
  const served = folder();
  const owner = await start();
  expect(await tell(owner, served)).toBe('owner');
  expect(() => lock(served)).toThrow(`Process ${owner.pid} is releasing`);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const next = lock(served);
  expect(next.interrupted).toBe(true);
  next.release(true);
  const clean = lock(served);
  expect(clean.interrupted).toBe(false);
  clean.release(false);
  const cut = lock(served);
  expect(cut.interrupted).toBe(true);
  cut.release(true);
});

test('a number of a process that is no release keeps nobody out', () => {
  const served = folder();
  writeFileSync(join(served, 'release.lock'), String(process.ppid));
  const { interrupted, release } = lock(served);
  expect(interrupted).toBe(true);
  release(true);
});
