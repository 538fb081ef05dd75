// A folder as nginx serves it, filled by the real release command: what open tabs live through when the site is published anew.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, runNginx } from '../../hosting/serve.ts';

const run = promisify(execFile);

export interface ReleasedSite {
  origin: string;
  /** Runs the project's own release command; the answer is what `current` points to. */
  release(project: string, ...options: string[]): Promise<string>;
  /** Makes another site of the folder current, as a release does. */
  show(target: string): void;
  /** A copy of the current site that no release removes, to be shown. */
  putAside(): string;
  close(): Promise<void>;
}

export async function releasedSite(project: string): Promise<ReleasedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-released-'));
  const port = await freePort();
  const current = (): string => readlinkSync(join(folder, 'current'));
  let newest = '';
  const show = (target: string): void => {
    symlinkSync(target, join(folder, 'next'));
    renameSync(join(folder, 'next'), join(folder, 'current'));
  };
  const release = async (from: string, ...options: string[]): Promise<string> => {
    const script = join(from, 'tools/release/release.ts');
    const env = { ...process.env, PORT: String(port) };
    // A release goes on from the one before, not from what a test shows meanwhile.
    if (newest !== '') show(newest);
    await run(process.execPath, [script, folder, ...options], { env });
    newest = current();
    return newest;
  };
  const putAside = (): string => {
    const copied = { recursive: true, preserveTimestamps: true };
    cpSync(join(folder, current()), join(folder, 'aside'), copied);
    return 'aside';
  };
  await release(project);
  const { origin, close: stop } = await runNginx(folder, port);
  const close = async (): Promise<void> => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, release, show, putAside, close };
}
