// A built project of a few files, so that the release tests need no build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { get, writeFixture } from '../../hosting/fixture.ts';
import { writeHosting } from '../../hosting/write-hosting.ts';
import type { ReleaseRecord } from './store.ts';

/** CI must fail without nginx; a writer's machine may do without. */
export const withoutNginx =
  !process.env.CI &&
  spawnSync('nginx', ['-v'], { env: { PATH: `${process.env.PATH}:/usr/sbin` } }).error !==
    undefined;

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Two marks give sites with other pages, other hashed files, another inline script and another style. */
export async function writeProject(project: string, mark: string): Promise<string> {
  const dist = join(project, 'dist');
  await writeFixture(dist);
  const files = {
    'dist/index.html': `<!doctype html><title>${mark}</title>`,
    [`dist/p/concepts.${mark}.js`]: `'${mark}';`,
    'dist/release.json': JSON.stringify({ runtime: `/assets/runtime.${mark}.js` }),
    '.generated/kill-worker/sw.js': "'ends itself';",
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), text);
    for (const ending of ['.br', '.gz']) rmSync(join(project, path + ending), { force: true });
  }
  await writeHosting({
    dist,
    out: join(project, '.generated'),
    inlineScriptHashes: [hashOf(mark)],
    inlineStyleHashes: [hashOf(`style of ${mark}`)],
    redirects: [],
  });
  return project;
}

/** Null when the current release is whole, else the file that is not. */
export function broken(folder: string): string | null {
  const site = realpathSync(join(folder, 'current'));
  const record: ReleaseRecord = JSON.parse(readFileSync(join(site, '../release.json'), 'utf8'));
  for (const files of [record.files, ...Object.values(record.kept)]) {
    for (const [path, hash] of Object.entries(files)) {
      const file = join(site, path);
      if (!existsSync(file)) return `${path} is missing`;
      const now = createHash('sha256').update(readFileSync(file)).digest('hex');
      if (now !== hash) return `${path} has other bytes`;
    }
  }
  return null;
}

export const titleAt = async (origin: string): Promise<string> => {
  const { status, body } = await get(origin, '/', { 'Accept-Encoding': 'identity' });
  return `${status} ${/<title>(.*)<\/title>/.exec(body.toString())?.[1]}`;
};
