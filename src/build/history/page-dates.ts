// When a page last changed, from git: for the sitemap, the feed and structured data, and never a guess.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { PageRecord, Post } from '../../model/record.ts';
import { addressOf, NO_SECTION } from '../../model/sections.ts';
import { TERMINAL_FILE } from '../../model/terminal-colors.ts';
import { INCLUDES } from '../../pipeline/read/walk.ts';
import type { BuildPaths } from '../paths.ts';
import { type Change, fileChanges, hasHistory, versionChanges } from './git-log.ts';

type Places = Pick<BuildPaths, 'project' | 'content' | 'external'>;

/** By address, in UTC: 2026-11-15T19:05:24Z. A page with anything uncommitted in it is left out. */
export function pageDates(records: readonly PageRecord[], places: Places): Map<string, string> {
  const { project, external } = places;
  const content = relative(project, places.content).replaceAll('\\', '/');
  if (content.startsWith('..') || !hasHistory(project)) return new Map();

  const own = records.filter(({ imported }) => imported === undefined);
  const sources = new Map(own.map((record) => [record, sourcesOf(record, content)]));
  const folders = new Set([...sources.values()].flat().map((file) => file.split('/')[0] ?? ''));
  const committed = committedIn(project, fileChanges(project, [...folders]));
  const versions =
    external === null
      ? null
      : versionChanges(project, `${relative(project, external)}/package.json`);

  const timeOf = (record: PageRecord): number | null => {
    const files = sources.get(record);
    if (files !== undefined) {
      const listed = listedBy(record, own).map((page) => committed(`${content}/${page.path}`));
      return newest([
        ...files.map((file) => committed(file)?.time),
        ...listed.map((change) => change?.added),
      ]);
    }
    const change = versions?.get(record.imported?.package ?? '');
    return change?.version === record.imported?.version ? (change?.time ?? null) : null;
  };
  return new Map(
    records.flatMap((record) => {
      const time = timeOf(record);
      if (time === null) return [];
      // A post that was written before its day is read from that day on.
      const day = record.post ? Date.parse(postTime(record.post)) : 0;
      const iso = new Date(Math.max(time * 1000, day)).toISOString();
      return [[record.url, iso.replace('.000Z', 'Z')]];
    }),
  );
}

export const postTime = ({ date }: Post): string => `${date}T00:00:00Z`;

/**
 * Other pages of content/ give a page links only: their change is not its own; a text it includes is.
 * Colors of a terminal say nothing either.
 */
function sourcesOf(record: PageRecord, content: string): string[] {
  const inputs = Object.keys(record.inputs)
    .filter((file) => !file.startsWith(`${content}/`) || file.startsWith(`${content}/${INCLUDES}/`))
    .filter((file) => basename(file) !== TERMINAL_FILE);
  return [record.path, ...Object.keys(record.images)]
    .map((file) => `${content}/${file}`)
    .concat(inputs);
}

/** The index of a section shows its pages, so it changes when one is added. */
function listedBy({ url }: PageRecord, own: readonly PageRecord[]): PageRecord[] {
  const { section, page } = addressOf(url);
  if (page !== 'index' || section === NO_SECTION) return [];
  return own.filter((other) => addressOf(other.url).section === section);
}

/** Null if one of them has no time. */
function newest(times: readonly (number | null | undefined)[]): number | null {
  const known = times.filter((time) => time !== null && time !== undefined);
  return known.length === times.length ? Math.max(...known) : null;
}

/** The last change of a file that is on the disk as it was committed. */
function committedIn(project: string, changes: ReadonlyMap<string, Change>) {
  const seen = new Map<string, Change | null>();
  return (file: string): Change | null => {
    const before = seen.get(file);
    if (before !== undefined) return before;
    const change = changes.get(file) ?? null;
    const now =
      change && change.blob === blobName(join(project, file), change.blob) ? change : null;
    seen.set(file, now);
    return now;
  };
}

/** As git names a content; new repositories may use the longer hash. */
function blobName(file: string, like: string): string {
  const content = readFileSync(file);
  return createHash(like.length === 64 ? 'sha256' : 'sha1')
    .update(`blob ${content.length}\0`)
    .update(content)
    .digest('hex');
}
