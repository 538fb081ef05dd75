// A release is killed at many of its steps, for real: the site stays whole, and the next release tidies up.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, runNginx } from '../../hosting/serve.ts';
import { broken, titleAt, withoutNginx, writeProject } from './fixture.ts';
import { publish } from './publish.ts';
import { fromBuild } from './sources.ts';
import { Store } from './store.ts';

const place = mkdtempSync(join(tmpdir(), 'interrupted-'));
afterAll(() => rmSync(place, { recursive: true }));

const KEEP = 2;

/** Counts the calls that change the disk and ends the process in front of one of them. */
const KILLER = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const names = ['openSync', 'writeFileSync', 'fsyncSync', 'utimesSync', 'chmodSync', 'linkSync', 'mkdirSync',
    'symlinkSync', 'unlinkSync', 'renameSync', 'rmSync'];
  let calls = 0;
  for (const name of names) {
    const real = fs[name];
    fs[name] = (...args) => {
      if (calls++ === Number(process.env.KILL_AT)) process.kill(process.pid, 'SIGKILL');
      return real(...args);
    };
  }
  syncBuiltinESMExports();
  process.on('exit', () => console.log(calls));
`;

function release(folder: string, project: string, killAt: number) {
  const from = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const code = `
    import { publish } from ${from('publish.ts')};
    import { fromBuild } from ${from('sources.ts')};
    import { Store } from ${from('store.ts')};
    const [folder, project] = process.argv.slice(1);
    await publish(new Store(folder), () => fromBuild(project, String), ${KEEP});
  `;
  const preload = `data:text/javascript,${encodeURIComponent(KILLER)}`;
  const args = ['--import', preload, '--input-type=module', '-e', code, folder, project];
  const env = { ...process.env, KILL_AT: String(killAt) };
  const { signal, status, stdout, stderr } = spawnSync(process.execPath, args, {
    env,
    encoding: 'utf8',
  });
  return { killed: signal === 'SIGKILL', status, stderr, calls: Number(stdout) };
}

/** Always the same numbers: some of all steps, and the last ones, which switch and remove. */
function points(calls: number): number[] {
  if (process.env.CHECK_FULL) return Array.from({ length: calls }, (_, call) => call);
  let seed = 9;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % calls;
  };
  const last = Array.from({ length: 9 }, (_, i) => calls - 1 - i);
  return [...new Set([...Array.from({ length: 6 }, random), ...last])];
}

const nginxTest = test.skipIf(withoutNginx);

nginxTest(
  'killed at any step, a release leaves the old site or the new one, whole',
  async () => {
    const sites = [];
    for (const mark of ['a', 'b']) {
      sites.push({ title: `200 ${mark}`, project: await writeProject(join(place, mark), mark) });
    }
    const folder = join(place, 'served');
    const port = await freePort();
    process.env.PORT = String(port);
    let calls = 0;
    // From the fourth on, each writes, links and removes as much as the next.
    for (const site of [...sites, ...sites]) calls = release(folder, site.project, -1).calls;
    delete process.env.PORT;
    const nginx = await runNginx(folder, port);
    const tried = points(calls);
    let killed = 0;
    for (const [index, point] of tried.entries()) {
      const site = sites[index % 2];
      if (site === undefined) break;
      if (release(folder, site.project, point).killed) killed++;
      expect(sites.map(({ title }) => title)).toContain(await titleAt(nginx.origin));
      expect(broken(folder), `killed at step ${point}`).toBeNull();
      await publish(new Store(folder), () => fromBuild(site.project, String), KEEP);
      expect(await titleAt(nginx.origin)).toBe(site.title);
      expect(broken(folder)).toBeNull();
      expect(leftovers(folder)).toEqual([]);
    }
    await nginx.close();
    console.log(`release: killed at ${killed} of ${calls} steps, whole after each`);
    expect(killed).toBe(tried.length);
  },
  900_000,
);

function leftovers(folder: string): string[] {
  const releases = readdirSync(join(folder, 'releases'));
  const current = readlinkSync(join(folder, 'current'));
  const newest = releases.sort().at(-1) ?? '';
  return [
    ...readdirSync(folder).filter((name) => name.endsWith('.new')),
    ...releases.filter((name) => /\.(?:part|gone)$/.test(name)),
    ...(releases.length > KEEP + 1 ? ['more releases than are kept'] : []),
    ...(current.includes(newest) ? [] : ['a release that was never switched to']),
  ];
}
