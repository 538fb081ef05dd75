// The three things that can be published: a build, the current site without its service worker, and the site before it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { moveConf } from '../../hosting/nginx.ts';
import { PREVIEW_PORT } from '../../hosting/write-hosting.ts';
import { WORKER_PATH } from '../../src/model/offline.ts';
import { RELEASE_PATH } from '../../src/model/site-release.ts';
import type { ReleaseRecord, Store } from './store.ts';
import { hasHash } from './verify.ts';

/** Of the place where it was built nothing is kept: equal sites have equal releases. */
const ANYWHERE = { root: 'current', port: PREVIEW_PORT };

export interface SiteSource {
  /** Absolute file by path in the site. */
  files: Map<string, string>;
  /** The build's nginx.conf. */
  conf: string;
  /** What it was made with; asked for only when it is published. */
  sbom: () => string;
  /** See ReleaseRecord. */
  of?: string;
  killed?: string;
}

export function fromBuild(project: string, sbom: () => string): SiteSource {
  const dist = join(project, 'dist');
  const conf = join(project, '.generated/nginx.conf');
  for (const path of [dist, join(dist, RELEASE_PATH), conf]) {
    if (existsSync(path)) continue;
    const state = path === dist ? 'There is no build' : 'The build did not end';
    throw new Error(`${state}: ${path} is missing. Run npm run build, then release.`);
  }
  return {
    files: new Map(filesIn(dist).map((file) => [relative(dist, file), file])),
    conf: moveConf(readFileSync(conf, 'utf8'), ANYWHERE),
    sbom,
  };
}

/** A link in dist/ would publish what it leads to, of this machine; a build makes none. */
function filesIn(folder: string): string[] {
  const files: string[] = [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...filesIn(path));
    else if (entry.isFile()) files.push(path);
    else {
      throw new Error(
        `${path} is neither a file nor a folder, and would show readers what is not of the site. ` +
          'Find out who put it there, then npm run build and release.',
      );
    }
  }
  return files;
}

export function withoutWorker(store: Store, project: string): SiteSource {
  const current = currentOf(store);
  const worker = join(project, '.generated/kill-worker/sw.js');
  if (!existsSync(worker)) {
    throw new Error(`${worker} is missing. Run npm run build, then release with --kill-worker.`);
  }
  const source = again(store, current);
  const path = WORKER_PATH.slice(1);
  // Its compressed forms too: nginx would go on sending them.
  for (const ending of ['', '.br', '.gz']) source.files.delete(path + ending);
  source.files.set(path, worker);
  return { ...source, of: current.of ?? current.id, killed: current.killed ?? current.id };
}

/**
 * From a site that was built or brought back to the one built before it. A release without its worker
 * stands for the one it was made of: back from a built one that is bad, the one before it; back from
 * one that had been brought back, that same one with its worker, and never the bad one.
 */
export function releaseBefore(store: Store): SiteSource {
  const current = currentOf(store);
  const base = current.of ?? current.id;
  const wasBack = current.killed !== undefined && current.killed !== base;
  const before = store
    .releases()
    .findLast(({ id, of }) => of === undefined && (wasBack ? id === base : id < base));
  if (before === undefined) {
    throw new Error(
      `${store.folder} has no release ${wasBack ? base : `before ${base}`}. ` +
        'Build the commit you want back, then npm run release.',
    );
  }
  return { ...again(store, before), of: before.id };
}

function currentOf(store: Store): ReleaseRecord {
  const current = store.current();
  if (current !== null) return current;
  throw new Error(`${store.folder} has no release yet. Begin with: npm run release -- DIR`);
}

function again(store: Store, { id, files }: ReleaseRecord): SiteSource {
  for (const [path, hash] of Object.entries(files)) {
    const file = store.path(id, 'site', path);
    if (hasHash(file, hash)) continue;
    throw new Error(
      `${file} is not what was published. Build the commit you want, then npm run release.`,
    );
  }
  return {
    files: new Map(Object.keys(files).map((path) => [path, store.path(id, 'site', path)])),
    conf: readFileSync(store.path(id, 'nginx.conf'), 'utf8'),
    sbom: () => readFileSync(store.path(id, 'sbom.cdx.json'), 'utf8'),
  };
}
