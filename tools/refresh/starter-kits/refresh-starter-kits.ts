// Asks npm whether every starter kit still exists and uses webpack 5, and stores what its metadata says.
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { type StarterKit, starterKitsSchema } from '../../../src/model/starter-kit.ts';
import { kitFacts, type Metadata } from './kit-facts.ts';

const run = promisify(execFile);

/** Rejects when npm has no such package. */
export type View = (name: string) => Promise<Metadata>;

const viewOnNpm: View = async (name) =>
  JSON.parse((await run('npm', ['view', name, '--json'], { maxBuffer: 2 ** 26 })).stdout);

/** All or nothing: with one package that is no kit any more the file stays as it is. */
export async function refreshStarterKits(
  file: string,
  { view = viewOnNpm, now = new Date() }: { view?: View; now?: Date } = {},
): Promise<string[]> {
  const { kits } = starterKitsSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const refused: string[] = [];
  const renewed: StarterKit[] = [];
  for (const kit of kits) {
    try {
      renewed.push({ ...kit, ...kitFacts(await view(kit.name)) });
    } catch (error) {
      refused.push(`${kit.name}: ${(error as Error).message.split('\n')[0]}`);
    }
  }
  if (refused.length > 0) {
    throw new Error(
      `${file} stays as it is. Take these packages out of it, or run this again if npm could not be reached:\n${refused.join('\n')}`,
    );
  }
  const data = starterKitsSchema.parse({ asOf: now.toISOString().slice(0, 10), kits: renewed });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  return renewed.flatMap((kit, index) => changesOf(kits[index] as StarterKit, kit));
}

function changesOf(before: StarterKit, after: StarterKit): string[] {
  return (['maintainer', 'webpack', 'declared'] as const)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${after.name}: ${key} ${before[key]} → ${after[key]}`);
}
