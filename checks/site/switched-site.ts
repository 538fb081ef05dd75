// One address, one folder after another: nginx follows a link, as it does when a release is published.
import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../hosting/serve.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { DIST } from './routes.ts';

export interface SwitchedSite {
  origin: string;
  /** From the next request on, another folder is served. */
  show(folder: string): void;
  /** The built site in a folder of its own, with other contents in some files. */
  copy(changed: Record<string, string>): string;
  close(): Promise<void>;
}

export async function switchedSite(first: string): Promise<SwitchedSite> {
  const base = mkdtempSync(join(tmpdir(), 'webpack-docs-switched-'));
  const current = join(base, 'current');
  let copies = 0;
  const show = (folder: string): void => {
    symlinkSync(folder, join(base, 'next'));
    renameSync(join(base, 'next'), current);
  };
  show(first);
  const conf = join(buildPaths().generated, 'nginx.conf');
  const { origin, close } = await serve({ dist: current, conf });
  return {
    origin,
    show,
    copy: (changed) => {
      copies += 1;
      const folder = join(base, `copy-${copies}`);
      // Without compressed forms: they would be sent in place of a changed file.
      cpSync(DIST, folder, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
      for (const [path, text] of Object.entries(changed)) writeFileSync(folder + path, text);
      return folder;
    },
    close: async () => {
      await close();
      rmSync(base, { recursive: true, force: true });
    },
  };
}
