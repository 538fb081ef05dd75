// Publishes a site so that readers see the old one whole until they see the new one whole, wherever the work is cut off.
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { hostingPolicy } from '../../hosting/policy.ts';
import { settleTree, sync } from './durable.ts';
import { lock } from './lock.ts';
import { nginxOf } from './nginx-process.ts';
import { wrongForReaders } from './readers.ts';
import { applyConf, withInlineOf } from './server-conf.ts';
import type { SiteSource } from './sources.ts';
import { type ReleaseRecord, releaseId, type Store } from './store.ts';
import { checkForms, hasHash, sha256 } from './verify.ts';

interface Published {
  id: string;
  /** False when the current release has the same bytes: nothing was done. */
  isNew: boolean;
  /** Whether an nginx serves the folder; it then answered a new release as it should. */
  isServed: boolean;
}

const { hashedFolders } = hostingPolicy({ inlineScriptHashes: [], redirects: [] });
const isHashed = (path: string): boolean =>
  hashedFolders.some((folder) => `/${path}`.startsWith(folder));

/**
 * The source is read under the lock: it may be made of releases that another one removes. Of `keep`
 * releases before this one, hashed files stay, and the folder too.
 */
export async function publish(
  store: Store,
  readSource: () => SiteSource,
  keep: number,
): Promise<Published> {
  const { interrupted, release } = lock(store.folder);
  let nginxKnows = !interrupted;
  try {
    store.sweep();
    const source = readSource();
    const current = store.current();
    const files = hashes(source);
    checkForms(source.files, files);
    const content = sha256(JSON.stringify([files, sha256(source.conf)]));
    if (nginxKnows && content === current?.content) {
      return { id: current.id, isNew: false, isServed: nginxOf(store.folder) !== null };
    }

    const older = store.releases();
    const near = keep === 0 ? [] : older.slice(-keep);
    const time = nextTime(current);
    const id = releaseId(time, content);
    const { of, killed } = source;
    const kept = keptFiles(store, files, near);
    const again = { ...(of && { of }), ...(killed && { killed }) };
    const record: ReleaseRecord = { id, time, ...again, content, files, kept };
    write(store, { record, source, older });

    const confs = older.map((each) => readFileSync(store.path(each.id, 'nginx.conf'), 'utf8'));
    const confBefore = readIf(join(store.folder, 'nginx.conf'));
    nginxKnows = false;
    const serving = await applyConf(store.folder, withInlineOf(source.conf, confs), interrupted);
    store.switchTo(id);
    const wrong = serving && (await wrongForReaders(serving, record));
    if (wrong !== null) {
      if (current === null || confBefore === null) {
        throw new Error(`${wrong}, and there is no release before to show instead.`);
      }
      store.switchTo(current.id);
      await applyConf(store.folder, confBefore, true);
      nginxKnows = true;
      store.remove(id);
      throw new Error(`${wrong}. The release before is shown again: ${current.id}.`);
    }
    nginxKnows = true;
    for (const each of older) if (!near.includes(each)) store.remove(each.id);
    return { id, isNew: true, isServed: serving !== null };
  } finally {
    release(nginxKnows);
  }
}

const readIf = (file: string): string | null =>
  existsSync(file) ? readFileSync(file, 'utf8') : null;

/** Hashed files first, as they are written. */
function hashes({ files }: SiteSource): Record<string, string> {
  const paths = [...files.keys()].sort();
  const order = [...paths.filter(isHashed), ...paths.filter((path) => !isHashed(path))];
  return Object.fromEntries(
    order.map((path) => [path, sha256(readFileSync(files.get(path) ?? ''))]),
  );
}

/** A file's time and size are its ETag: no two releases may share a second, whatever the clock says. */
function nextTime(current: ReleaseRecord | null): string {
  const earliest = current === null ? 0 : Date.parse(current.time) + 1000;
  const time = Math.max(Math.floor(Date.now() / 1000) * 1000, earliest);
  return new Date(time).toISOString();
}

/** The newest release that has a path gives it, if its bytes are still those that were published. */
function keptFiles(
  store: Store,
  own: ReleaseRecord['files'],
  near: ReleaseRecord[],
): ReleaseRecord['kept'] {
  const taken = new Set(Object.keys(own));
  const kept: ReleaseRecord['kept'] = {};
  for (const { id, files } of near.toReversed()) {
    const mine = Object.entries(files).filter(
      ([path, hash]) =>
        isHashed(path) && !taken.has(path) && hasHash(store.path(id, 'site', path), hash),
    );
    for (const [path] of mine) taken.add(path);
    if (mine.length > 0) kept[id] = Object.fromEntries(mine);
  }
  return kept;
}

interface Writing {
  record: ReleaseRecord;
  source: SiteSource;
  older: readonly ReleaseRecord[];
}

/** Under another name until it is whole, on the disk and not only in memory. */
function write(store: Store, { record, source, older }: Writing): void {
  const part = store.path(`${record.id}.part`);
  const time = new Date(record.time);
  const writeNew = (file: string, bytes: Buffer): void => {
    writeFileSync(file, bytes);
    utimesSync(file, time, time);
  };
  const place = (path: string): string => {
    const file = join(part, 'site', path);
    mkdirSync(dirname(file), { recursive: true });
    return file;
  };
  for (const [path, hash] of Object.entries(record.files)) {
    // An unchanged file keeps its time, and with it the copies in readers' caches.
    const same = older.findLast((each) => each.files[path] === hash);
    const there = same && store.path(same.id, 'site', path);
    if (there !== undefined && hasHash(there, hash)) linkSync(there, place(path));
    else writeNew(place(path), unchanged(source.files.get(path) ?? '', hash));
  }
  for (const [id, files] of Object.entries(record.kept)) {
    for (const path of Object.keys(files)) linkSync(store.path(id, 'site', path), place(path));
  }
  writeFileSync(join(part, 'nginx.conf'), source.conf);
  writeFileSync(join(part, 'sbom.cdx.json'), source.sbom());
  writeFileSync(join(part, 'release.json'), `${JSON.stringify(record, null, 2)}\n`);
  settleTree(part);
  renameSync(part, store.path(record.id));
  sync(dirname(part));
}

function unchanged(file: string, hash: string): Buffer {
  const bytes = readFileSync(file);
  if (sha256(bytes) === hash) return bytes;
  throw new Error(`${file} changed while it was being released. Release again when it rests.`);
}
