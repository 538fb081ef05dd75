// A second nginx over the built site in which some files differ: everything else is the shipped site itself.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../hosting/serve.ts';
import { buildPaths } from '../../src/build/paths.ts';

export interface ChangedSite {
  /** By path in dist/: what the file's text becomes; a file that is not there starts empty. */
  files: Readonly<Record<string, (text: string) => string>>;
  conf?: (text: string) => string;
}

export interface Serving {
  origin: string;
  close(): Promise<void>;
}

const { dist, generated } = buildPaths();

export async function serveChanged({ files, conf }: ChangedSite): Promise<Serving> {
  const folder = mkdtempSync(join(tmpdir(), 'webpack-docs-changed-'));
  const copy = join(folder, 'dist');
  mkdirSync(copy);
  linkExcept('', Object.keys(files), copy);
  for (const [path, change] of Object.entries(files)) {
    await writeFile(join(copy, path), change(textOf(path)));
  }
  const nginx = readFileSync(`${generated}/nginx.conf`, 'utf8');
  await writeFile(join(folder, 'nginx.conf'), conf ? conf(nginx) : nginx);
  const server = await serve({ dist: copy, conf: join(folder, 'nginx.conf') });
  const close = async (): Promise<void> => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: server.origin, close };
}

function textOf(path: string): string {
  try {
    return readFileSync(join(dist, path), 'utf8');
  } catch {
    return '';
  }
}

/** Folders on the way to a changed file are made, all else is linked; its compressed forms are left out. */
function linkExcept(folder: string, changed: readonly string[], copy: string): void {
  const inside = changed.filter((path) => path.startsWith(folder));
  for (const entry of readdirSync(join(dist, folder), { withFileTypes: true })) {
    const path = `${folder}${entry.name}`;
    if (inside.includes(path.replace(/\.(?:br|gz)$/, ''))) continue;
    if (entry.isDirectory() && inside.some((each) => each.startsWith(`${path}/`))) {
      mkdirSync(join(copy, path));
      linkExcept(`${path}/`, inside, copy);
    } else {
      symlinkSync(join(dist, path), join(copy, path));
    }
  }
}
