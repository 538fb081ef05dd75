// Code of a page or an example that attacks the machine is stopped; without the sandbox each attack works.
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { launch } from '../chromium.ts';
import { Browsers } from '../examples/browser.ts';
import { freePorts } from '../examples/ports.ts';
import { run, runScript, type Shell } from '../examples/shell.ts';
import { ConfigurationPool } from '../fences/configuration/pool.ts';
import type { ProofFence } from '../fences/proof-fence.ts';
import { checkRun } from '../fences/run-fence.ts';
import { whyNoSandbox } from './possible.ts';
import { ATTACKS, type Attack, programOf } from './testing/attacks.ts';
import { damage, makeVictim, TOKEN, type Victim } from './testing/victim.ts';

vi.setConfig({ testTimeout: 60_000 });

const execute = promisify(execFile);
/** Asked without bubblewrap, so that a machine that could have a sandbox and has none fails. */
const UNSHARE = ['--user', '--map-root-user', '--mount', '--pid', '--fork', '--net', 'true'];
const isPossible = spawnSync('unshare', UNSHARE).status === 0;
/** Elsewhere there is none, and whoever runs the proof is told. */
const whereThereIsOne = describe.skipIf(!isPossible);
const REPOSITORY = join(import.meta.dirname, '../..');

let victim: Victim;
let shell: Shell;
beforeAll(async () => {
  victim = await makeVictim();
  const folder = join(victim.project, '.cache/run/step/app');
  mkdirSync(folder, { recursive: true });
  const home = join(victim.project, '.cache/run/.home');
  shell = { project: victim.project, folder, home, ports: await freePorts() };
});
afterAll(() => victim.close());
afterEach(() => expect(damage(victim)).toEqual([]));

/** Puts the attack into the folder of the example and of the fence. */
function place(attack: Attack): string {
  const file = 'attack.mjs';
  writeFileSync(join(shell.folder, file), programOf(attack, victim));
  return file;
}

/** What the attack says, or what it left. */
function resultOf({ trace }: Attack, said: string): string {
  const file = trace?.(victim);
  if (file === undefined) return said.trim();
  const left = existsSync(file);
  rmSync(file, { force: true });
  return left ? 'worked' : 'stopped';
}

whereThereIsOne('without a sandbox', () => {
  test.each(ATTACKS)('a program $title', async (attack) => {
    const file = place(attack);
    const { stdout } = await execute(process.execPath, [file], { cwd: shell.folder });
    expect(resultOf(attack, stdout)).toBe('worked');
  });
});

whereThereIsOne('in the sandbox', () => {
  test('there is one', () => expect(whyNoSandbox()).toBeNull());

  test.each(ATTACKS)('no example $title', async (attack) => {
    const { output } = await run(`node ${place(attack)}`, shell);
    expect(resultOf(attack, output)).toBe('stopped');
  });

  test.each(ATTACKS)('no fence $title', async (attack) => {
    const { project, folder } = shell;
    const file = place(attack);
    // A fence of which the page says that its attack works is wrong.
    const next = { lang: 'text', code: 'worked', line: 1 };
    const fence = { line: 0, next, options: { fails: null } } as ProofFence;
    const found = await checkRun(fence, { project, folder, file, timeout: 30_000 });
    expect(resultOf(attack, found.length === 0 ? 'worked' : 'stopped')).toBe('stopped');
    if (attack.trace === undefined) expect(found[0]?.what).toContain('prints "stopped"');
  });
});

whereThereIsOne('a configuration', () => {
  const folder = join(REPOSITORY, '.cache/proof', `hostile-${process.pid}`);
  let pool: ConfigurationPool;
  beforeAll(() => {
    mkdirSync(folder, { recursive: true });
    pool = new ConfigurationPool({ project: REPOSITORY, size: 1 });
  });
  afterAll(() => {
    pool.close();
    rmSync(folder, { recursive: true });
  });

  /** Its name is one only if the attack is stopped, so that its verdict tells. */
  let count = 0;
  async function verdictOn(attack: string): Promise<string> {
    const code = `import fs from 'node:fs';
let name = 5;
try { ${attack}; } catch { name = 'stopped'; }
export default { name };
`;
    count += 1;
    writeFileSync(join(folder, `${count}.mjs`), code);
    const faults = await pool.check(folder, `${count}.mjs`);
    return faults.length === 0 ? 'stopped' : 'worked';
  }
  const target = (path: string): string => JSON.stringify(join(victim.project, path));

  test('that does nothing is seen as one that worked', async () => {
    expect(await verdictOn('')).toBe('worked');
  });

  test('reads no file outside', async () => {
    expect(await verdictOn(`fs.readFileSync(${target('secret.txt')})`)).toBe('stopped');
  });

  test('changes no page', async () => {
    expect(await verdictOn(`fs.writeFileSync(${target('content/page.md')}, 'secret')`)).toBe(
      'stopped',
    );
  });

  test('changes no other configuration', async () => {
    expect(await verdictOn("fs.writeFileSync('../other.js', '')")).toBe('stopped');
  });

  test('changes no code of the proof', async () => {
    const code = JSON.stringify(import.meta.filename);
    expect(await verdictOn(`fs.appendFileSync(${code}, '')`)).toBe('stopped');
  });

  test('sees no token', async () => {
    const asks = `if (process.env.${TOKEN} === undefined) throw 0`;
    expect(await verdictOn(asks)).toBe('stopped');
  });
});

whereThereIsOne('what an example leaves', () => {
  /** Appends to a file for as long as it lives. */
  const BEATS = `setInterval(() => require('node:fs').appendFileSync('beats', '.'), 10);`;
  const START = `const beating = require('node:child_process')
    .spawn(process.execPath, ['beats.cjs'], { detached: true, stdio: 'ignore' });
    beating.unref();
    console.log(beating.pid);
    const { existsSync } = require('node:fs');
    const wait = setInterval(() => existsSync('beats') && clearInterval(wait), 10);`;

  /** Whether something still writes. */
  async function beats(): Promise<boolean> {
    const file = join(shell.folder, 'beats');
    const before = statSync(file).size;
    await delay(500);
    return statSync(file).size > before;
  }

  test('no process goes on', async () => {
    writeFileSync(join(shell.folder, 'beats.cjs'), BEATS);
    writeFileSync(join(shell.folder, 'start.cjs'), START);
    const { stdout } = await execute(process.execPath, ['start.cjs'], { cwd: shell.folder });
    expect(await beats()).toBe(true);
    process.kill(Number(stdout));
    rmSync(join(shell.folder, 'beats'));
    await run('node start.cjs', shell);
    expect(await beats()).toBe(false);
  });

  test('a link that leads out makes it fail, and nothing is read through it', async () => {
    const { code, output } = await run(`ln -s ${victim.project}/secret.txt link`, shell);
    rmSync(join(shell.folder, 'link'));
    expect([code, output]).toEqual([
      1,
      `\n(links out of its folder: app/link → ${victim.project}/secret.txt)`,
    ]);
    expect(await run('ln -s one two; ln -s two one', shell)).toMatchObject({ code: 1 });
    expect(await run('rm one two; ln -s beats.cjs link', shell)).toMatchObject({ code: 0 });
  });

  test('an edit does not follow a link', async () => {
    const script = [{ wait: 'ready' }, { edit: 'page', replace: 'secret', with: 'changed' }];
    const browsers = new Browsers();
    const command = `ln -s ${victim.project}/content/page.md page; echo ready; sleep 60`;
    const { code, output } = await runScript(command, script, { shell, browsers });
    rmSync(join(shell.folder, 'page'));
    expect([code, output]).toEqual([1, 'ready\n\n(page leads out of the folder)']);
  });

  test('linked packages stay as they are, its own and its cache do not', async () => {
    const own = join(victim.project, 'linked');
    for (const name of ['linked', '.cache/run/step/app/node_modules/@scope/linked']) {
      mkdirSync(join(victim.project, name), { recursive: true });
    }
    const linked = 'node_modules/@scope/linked';
    writeFileSync(join(own, 'package.json'), 'secret');
    linkSync(join(own, 'package.json'), join(shell.folder, linked, 'package.json'));
    const write = `echo changed > ${linked}/package.json`;
    const moves = ['mv node_modules other', 'mv node_modules/@scope x', 'mv ../app ../other'];
    for (const command of [write, 'rm -rf node_modules', ...moves]) {
      expect(await run(command, shell)).toMatchObject({ code: 1 });
      expect(readFileSync(join(own, 'package.json'), 'utf8')).toBe('secret');
    }
    await run(
      'mkdir -p node_modules/.cache node_modules/own; echo kept > node_modules/own/a',
      shell,
    );
    expect(await run('cat node_modules/own/a', shell)).toMatchObject({ output: 'kept\n' });
    await execute('/bin/bash', ['-c', write], { cwd: shell.folder });
    expect(readFileSync(join(own, 'package.json'), 'utf8')).toBe('changed\n');
  });

  test('the commands that stand in for the machine’s own stay as they are', async () => {
    const { output } = await run('echo evil > "$(command -v npx)"; npx nothing', shell);
    expect(output).toContain('npx: nothing is not installed');
  });

  test('what prints for ever is stopped', async () => {
    const { code, output } = await run('yes', shell);
    expect(code).not.toBe(0);
    expect(output.length).toBeLessThan(20_000_000);
  });
});

whereThereIsOne('a server', () => {
  /** Says when the file `asked` is there. */
  const SERVES = `require('node:http').createServer((_, answer) => answer.end('<p>hello</p>'))
    .listen(process.env.PORT, () => console.log('http://localhost:' + process.env.PORT + '/'));
    const wait = setInterval(() => {
      if (!require('node:fs').existsSync('asked')) return;
      clearInterval(wait);
      console.log('was asked');
    }, 20);`;
  const asks = (): Promise<string> =>
    fetch(`http://127.0.0.1:${shell.ports.PORT}/`).then(
      () => 'reached',
      () => 'not reached',
    );

  test('is reached from the browser where an example opens a page', async () => {
    writeFileSync(join(shell.folder, 'serves.cjs'), SERVES);
    const browsers = new Browsers();
    const script = [{ wait: 'localhost' }, { open: '/' }, { text: { p: 'hello' } }];
    const served = await runScript('node serves.cjs', script, { shell, browsers });
    await browsers.close();
    expect(served).toMatchObject({ code: 0 });
  });

  test('is not reached where it opens none', async () => {
    writeFileSync(join(shell.folder, 'serves.cjs'), SERVES);
    const asked = join(shell.folder, 'asked');
    let answer = '';
    // While the server runs: it waits for the file.
    const browsers = new Browsers();
    const running = runScript('touch here; node serves.cjs', [{ wait: 'was asked' }], {
      shell,
      browsers,
    });
    while (!existsSync(join(shell.folder, 'here'))) await delay(20);
    for (let times = 0; times < 20 && answer !== 'reached'; times++) {
      answer = await asks();
      await delay(50);
    }
    writeFileSync(asked, '');
    expect(await running).toMatchObject({ code: 0 });
    expect(answer).toBe('not reached');
    const own = spawn(process.execPath, ['serves.cjs'], {
      cwd: shell.folder,
      env: { ...process.env, PORT: String(shell.ports.PORT) },
    });
    await once(own.stdout, 'data');
    expect(await asks()).toBe('reached');
    own.kill();
    rmSync(asked);
  });

  test('that the browser shows reaches no other server', async () => {
    const attack = ATTACKS.find(({ title }) => title === 'talks to a server on loopback');
    if (attack === undefined) throw new Error('no such attack');
    writeFileSync(join(shell.folder, 'serves.cjs'), SERVES);
    const browsers = new Browsers();
    const script = [{ wait: 'localhost' }, { open: '/' }];
    const command = `node ${place(attack)}; node serves.cjs`;
    const { output } = await runScript(command, script, { shell, browsers });
    await browsers.close();
    expect(output).toMatch(/^stopped\n/);
  });
});

whereThereIsOne('a page of an example', () => {
  const page = (): string => `<!doctype html><p>waiting</p><script>
    const say = (text) => { document.querySelector('p').textContent = text; };
    fetch('http://127.0.0.1:${victim.http}/', { mode: 'no-cors' })
      .then(() => say('reached'), () => say('not reached'));
    new WebSocket('ws://localhost:${victim.http}/');
  </script>`;

  test('asks no server but its own', async () => {
    const browsers = new Browsers();
    writeFileSync(join(shell.folder, 'index.html'), page());
    const expected = { page: 'index.html', from: 'server', text: { p: 'not reached' } } as const;
    const own = { styles: {}, acts: [{ printed: [] }] };
    const place = { folder: shell.folder, run: async () => null };
    expect(await browsers.check({ ...expected, ...own }, place)).toEqual([]);
    await browsers.close();
    expect(victim.asked()).toBe(0);
  });

  test('would ask any', async () => {
    const server = createServer((_, response) => {
      response.setHeader('content-type', 'text/html').end(page());
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const browser = await launch();
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await tab.getByText('reached', { exact: true }).waitFor();
    await browser.close();
    server.close();
    expect(victim.asked()).toBeGreaterThan(0);
  });
});
