// What lies in the folder that a web server serves: releases, which one is current, and what a killed release left behind.
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FOLDER_MODE, sync } from './durable.ts';

export interface ReleaseRecord {
  id: string;
  /** In whole seconds, because web servers compare a file's time no finer. */
  time: string;
  /** The built release whose site this one shows again; without it, this one was built. */
  of?: string;
  /** The release whose service worker this one ends. */
  killed?: string;
  /** Hash of all files and of the configuration: equal for equal sites. */
  content: string;
  /** SHA-256 of the site's own files. */
  files: Record<string, string>;
  /** SHA-256 of hashed files that open tabs may still ask for, by the release they come from. */
  kept: Record<string, Record<string, string>>;
}

const ID = /^\d{8}T\d{6}Z-[0-9a-f]{12}$/;
const CURRENT = /^releases\/[^/]+\/site$/;

/** Begins with the time, so that releases sort by name. */
export const releaseId = (time: string, content: string): string =>
  `${time.replace(/[-:]|\.\d+/g, '')}-${content.slice(0, 12)}`;

export class Store {
  readonly folder: string;
  readonly #newLink: string;

  constructor(folder: string) {
    this.folder = folder;
    this.#newLink = join(folder, 'current.new');
    const current = join(folder, 'current');
    const stat = lstatSync(current, { throwIfNoEntry: false });
    const target = stat?.isSymbolicLink() ? readlinkSync(current) : '';
    if (stat !== undefined && !CURRENT.test(target)) {
      throw new Error(
        `${current} is not a link to a release, so this folder was not made by one. ` +
          'Name an empty folder, or one that npm run release has written.',
      );
    }
    this.#makeFolders(join(folder, 'releases'));
  }

  /** A folder that was here before keeps the mode its owner gave it. */
  #makeFolders(path: string): void {
    const first = mkdirSync(path, { recursive: true });
    if (first === undefined) return;
    for (let made = path; made.length >= first.length; made = dirname(made)) {
      chmodSync(made, FOLDER_MODE);
    }
  }

  path(id: string, ...names: string[]): string {
    return join(this.folder, 'releases', id, ...names);
  }

  /** Oldest first. */
  releases(): ReleaseRecord[] {
    return readdirSync(join(this.folder, 'releases'))
      .filter((name) => ID.test(name))
      .sort()
      .map((id) => JSON.parse(readFileSync(this.path(id, 'release.json'), 'utf8')));
  }

  current(): ReleaseRecord | null {
    const link = join(this.folder, 'current');
    if (!existsSync(link)) return null;
    const id = readlinkSync(link).split('/')[1] ?? '';
    return JSON.parse(readFileSync(this.path(id, 'release.json'), 'utf8'));
  }

  /** One rename, so every request sees either the old site or the new one. */
  switchTo(id: string): void {
    const link = this.#newLink;
    symlinkSync(`releases/${id}/site`, link);
    renameSync(link, join(this.folder, 'current'));
    sync(this.folder);
  }

  /** Renamed first: what a killed removal leaves must not look like a release. */
  remove(id: string): void {
    renameSync(this.path(id), this.path(`${id}.gone`));
    rmSync(this.path(`${id}.gone`), { recursive: true });
  }

  /** Removes what a killed release left: half a folder, or a whole one that was never switched to. */
  sweep(): void {
    // Not with rmSync, which takes a link to a folder for the folder.
    if (readdirSync(this.folder).includes(basename(this.#newLink))) unlinkSync(this.#newLink);
    const current = this.current()?.id ?? '';
    for (const name of readdirSync(join(this.folder, 'releases'))) {
      if (!ID.test(name)) rmSync(this.path(name), { recursive: true });
      else if (name > current) this.remove(name);
    }
  }
}
