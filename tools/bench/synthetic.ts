// Makes content folders of any size that grow as the real one does: by sections, not by longer ones.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SECTIONS } from '../../src/model/sections.ts';
import { urlOf } from '../../src/model/url.ts';
import { syntheticPage } from './synthetic-page.ts';

const PAGES_PER_SECTION = 30;
const VERSIONS = ['v5', 'v4', 'v3', 'v2'];
const LANGUAGES = ['en', 'zh', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'it', 'ru', 'uk', 'pl'];

/** The site's own sections first, then other versions of them, then other languages. */
export function sectionNames(): string[] {
  const prefixes = LANGUAGES.flatMap((language) =>
    VERSIONS.map((version) => {
      if (language !== 'en') return `${language}-${version}-`;
      return version === 'v5' ? '' : `${version}-`;
    }),
  );
  return prefixes.flatMap((prefix) => SECTIONS.map((section) => prefix + section));
}

/** Paths under the content folder of the first `count` pages; the home page is one of them. */
export function syntheticPaths(count: number): string[] {
  const sections = sectionNames();
  const most = 1 + sections.length * PAGES_PER_SECTION;
  if (count > most) throw new Error(`At most ${most} synthetic pages, not ${count}.`);
  return Array.from({ length: count }, (_, index) => {
    if (index === 0) return 'index.md';
    const section = sections[Math.floor((index - 1) / PAGES_PER_SECTION)];
    const place = (index - 1) % PAGES_PER_SECTION;
    if (place === 0) return `${section}/index.md`;
    // Posts are named after the day.
    return `${section}/${section === 'blog' ? '2020-01-01-' : ''}${pageName(place)}.md`;
  });
}

const pageName = (place: number): string => `topic-${String(place).padStart(2, '0')}`;

export function* syntheticPages(count: number): Generator<{ path: string; source: string }> {
  const paths = syntheticPaths(count);
  const urls = paths.map(urlOf);
  for (const [index, path] of paths.entries()) {
    // Neighbours of the same section and, as a way across sections, one page far away.
    const start = Math.max(0, index - 4);
    const near = [...urls.slice(start, start + 9), urls[(index * 7) % count] as string];
    const place = (index - 1) % PAGES_PER_SECTION;
    const title = index === 0 ? 'Synthetic home' : `Topic ${index}`;
    const plan = { index, title, sort: place <= 0 ? -1 : place, near };
    yield { path, source: syntheticPage(plan) };
  }
}

export function writeSynthetic(folder: string, count: number): void {
  for (const { path, source } of syntheticPages(count)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
}
