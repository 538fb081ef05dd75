// The guides of the built site, each followed from an empty folder on a machine of its own.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../proof/examples/ports.ts';
import { buildPaths } from '../../src/build/paths.ts';
import { followGuide } from './follow-guide.ts';
import type { Guide } from './instructions.ts';
import { filesInZip } from './project-files.ts';
import { readGuide } from './read-guide.ts';

const { dist } = buildPaths();

/** `guides/caching`: the page's path without its slashes. */
export const readBuilt = (name: string): Guide =>
  readGuide(readFileSync(join(dist, name, 'index.html'), 'utf8'));

/** Tutorials of other sections that promise a project too. */
const TUTORIALS = ['contribute/writing-a-loader', 'contribute/writing-a-plugin'];

/** Those with something to follow. */
export function guideNames(): string[] {
  const guides = readdirSync(join(dist, 'guides'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'printable')
    .map(({ name }) => `guides/${name}`);
  return [...guides, ...TUTORIALS].filter((name) => readBuilt(name).instructions.length > 0);
}

/** Null: the reader gets to the end. Otherwise where not, what was expected and what happened. */
export async function followBuilt(name: string, registry: string): Promise<string | null> {
  const machine = mkdtempSync(join(tmpdir(), 'follow-'));
  try {
    const root = join(machine, 'work');
    const home = join(machine, 'home');
    for (const folder of [root, home]) mkdirSync(folder);
    const failure = await followGuide(readBuilt(name), {
      root,
      home,
      registry,
      ports: await freePorts(),
      download: (url) => filesInZip(readFileSync(join(dist, url))),
    });
    if (failure === null) return null;
    const { where, expected, happened } = failure;
    return `/${name}/${where}\nExpected: ${expected}\nHappened: ${happened}`;
  } finally {
    rmSync(machine, { recursive: true, force: true });
  }
}
