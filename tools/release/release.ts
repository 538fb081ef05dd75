// `npm run release -- DIR`: publishes dist/ into a folder that nginx serves, or says why not.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SECURITY_PATH } from '../../src/build/emit/security.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { publish } from './publish.ts';
import { sbom } from './sbom.ts';
import { fromBuild, releaseBefore, type SiteSource, withoutWorker } from './sources.ts';
import { Store } from './store.ts';

const USAGE = `npm run release -- DIR [--keep N] [--kill-worker | --back]
  --keep N       hashed files of so many releases before stay (10)
  --kill-worker  the current site again, with a service worker that removes itself
  --back         the release before the current one again; after --kill-worker, the one before a bad one`;

interface Wish {
  folder: string;
  keep: number;
  source: (store: Store) => SiteSource;
}

function wish(): Wish {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      keep: { type: 'string', default: '10' },
      'kill-worker': { type: 'boolean', default: false },
      back: { type: 'boolean', default: false },
    },
  });
  const [folder, ...rest] = positionals;
  const { keep, back } = values;
  const kill = values['kill-worker'];
  if (folder === undefined || rest.length > 0 || !/^\d+$/.test(keep) || (kill && back)) {
    throw new Error(`One folder, and N is a whole number:\n${USAGE}`);
  }
  const source = (store: Store): SiteSource => {
    if (back) return releaseBefore(store);
    return kill
      ? withoutWorker(store, PROJECT_ROOT)
      : fromBuild(PROJECT_ROOT, () => sbom(PROJECT_ROOT));
  };
  return { folder: resolve(folder), keep: Number(keep), source };
}

/** Nobody else tells that the date comes near: a site that stands still must be released again before it. */
function contactLine(file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, expires] = /^Expires: (.+)$/m.exec(text) ?? [];
  return expires === undefined
    ? 'It has no security.txt: only a build in a git clone writes one.'
    : `Its security.txt expires at ${expires}: release a newer commit before then.`;
}

try {
  const { folder, keep, source } = wish();
  const store = new Store(folder);
  const { id, isNew, isServed } = await publish(store, () => source(store), keep);
  console.log(
    isNew ? `Published ${id}` : `Nothing to do: release ${id} has these bytes and is current.`,
  );
  console.log(contactLine(store.path(id, 'site', SECURITY_PATH)));
  if (!isServed) {
    console.log(
      'No nginx serves this folder, so nobody was asked whether readers get the site. ' +
        `Start one: nginx -p ${folder} -c ${folder}/nginx.conf`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
