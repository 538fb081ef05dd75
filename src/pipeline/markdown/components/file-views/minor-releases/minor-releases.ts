// What changed in each minor release of webpack 5, from the oldest on: a reader finds their version and reads what comes after it.
import { longDate } from '../../../../../model/long-date.ts';
import { type MinorRelease, minorReleasesSchema } from '../../../../../model/minor-release.ts';
import type { FileView } from '../file-view.ts';
import { defaultsTable } from './defaults-table.ts';
import { namesList } from './names-list.ts';
import { optionsTable } from './options-table.ts';

/** Readers know the number of their release, not its year. */
const GROUP = 10;

interface Heading {
  depth: 2 | 3;
  text: string;
  id: string;
}

export const minorReleases: FileView = {
  file: 'data/minor-releases.json',
  show(data) {
    const { releases } = minorReleasesSchema.parse(data);
    const headings: Heading[] = [];
    const head = (depth: 2 | 3, text: string, id: string): string => {
      headings.push({ depth, text, id });
      return `<h${depth} id="${id}"><a class="hash" href="#${id}" aria-label="Link to ${text}">#</a>${text}</h${depth}>`;
    };
    // All others are compared with 5.0.
    const [, ...later] = releases;
    const html = groupsOf(later).map((group) => {
      const title = `${group[0]?.minor} to ${group.at(-1)?.minor}`;
      const parts = group.map((release) => ({ release, html: releaseHtml(release) }));
      const silent = parts.filter((part) => part.html === '').map(({ release }) => release.minor);
      const shown = parts.filter((part) => part.html !== '');
      const id = `from-${dashed(group[0]?.minor ?? '')}`;
      return (
        head(2, title.replace(/^(5\.\d+) to \1$/, '$1'), id) +
        silentHtml(silent) +
        shown
          .map((part) => head(3, part.release.minor, dashed(part.release.minor)) + part.html)
          .join('')
      );
    });
    return { html: html.join(''), links: [], prose: [], headings };
  },
};

function groupsOf(releases: readonly MinorRelease[]): MinorRelease[][] {
  const groups: MinorRelease[][] = [];
  for (const release of releases) {
    const at = Math.floor(Number(release.minor.slice('5.'.length)) / GROUP);
    groups[at] ??= [];
    groups[at].push(release);
  }
  return groups;
}

/** Empty where nothing changed that a configuration or a plugin would notice. */
function releaseHtml(release: MinorRelease): string {
  const parts =
    defaultsTable(release.defaults ?? [], release.minor) +
    optionsTable([release.options, release.pluginOptions], release.minor) +
    namesList(release);
  if (parts === '') return '';
  const day =
    release.released === undefined ? '' : ` First published on ${longDate(release.released)}.`;
  const patch = release.version.endsWith('.0') ? '' : `As of ${release.version}.`;
  const note = `${patch}${day}`.trim();
  return `${note === '' ? '' : `<p>${note}</p>`}${parts}`;
}

const silentHtml = (minors: readonly string[]): string =>
  minors.length === 0 ? '' : `<p>No option, default or export changed in ${listText(minors)}.</p>`;

const listText = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

const dashed = (minor: string): string => minor.replace('.', '-');
