// The cards of the organization page as HTML: complete without script, with room kept for nine badges each.
import { join } from 'node:path';
import type { Package } from '../../../../model/package.ts';
import { type Project, type Projects, projectsSchema } from '../../../../model/project.ts';
import { readPackageList } from '../../../packages/read-packages.ts';
import { escapeHtml } from '../../fences/highlight.ts';
import { iconHtml } from '../../icon.ts';
import { replacementHint } from '../replacement-hint.ts';
import type { FileView } from './file-view.ts';

const ROOT = join(import.meta.dirname, '../../../../..');
const NEEDED = 'Maintainer needed';
const CHIPS: readonly [group: string, label: string][] = [
  ['core', 'Core and tooling'],
  ['loader', 'Loaders'],
  ['plugin', 'Plugins'],
  ['needed', NEEDED],
];
const CUBES = { core: 'data', loader: 'script', plugin: 'style' };
const FLAGS = {
  deprecated: '<span class="flag flag-dep">Deprecated</span>',
  superseded: '<span class="flag flag-old">Superseded</span>',
  'webpack-4': '<span class="flag flag-dep">webpack 4 only</span>',
};
/** As many as src/site/islands/projects/badges.ts has. */
const ROOM = '<span></span>'.repeat(9);

export const projects: FileView = {
  file: 'data/projects.json',
  also: ['data/packages.json'],
  show(data) {
    const list = projectsSchema.parse(data);
    return {
      html: projectsHtml(list, readPackageList(ROOT)),
      links: [],
      prose: list.projects.map(({ description }) => description),
    };
  },
};

/** A project that `packages` does not know is not marked. */
export function projectsHtml({ asOf, projects: all }: Projects, packages: Package[]): string {
  const cards = all.map((project) =>
    cardHtml(
      project,
      packages.find(({ name }) => name === project.npm),
    ),
  );
  return `<div class="projects" data-island="projects">${barHtml(all)}${noteHtml(asOf)}<ul class="pcs">${cards.join('')}</ul></div>`;
}

function barHtml(all: readonly Project[]): string {
  const count = (group: string): number => all.filter((project) => isIn(project, group)).length;
  const chips = CHIPS.map(([group, label]) => chipHtml(group, label, count(group)));
  return (
    '<div class="cards-bar js-only" role="group" aria-label="Filter projects">' +
    `<label class="cards-q">${iconHtml('search')}<input type="search" aria-label="Filter projects" placeholder="Filter projects" autocomplete="off" spellcheck="false"></label>` +
    `<div class="chips" role="group" aria-label="Kind">${chipHtml('', 'All', all.length)}${chips.join('')}</div>` +
    `<p class="cards-n" role="status">${all.length} projects</p>` +
    `<p class="cards-none" hidden>No project here matches. <button type="button" data-reset>Show all ${all.length}</button></p></div>`
  );
}

const isIn = ({ kind, maintainer }: Project, group: string): boolean =>
  kind === group || (group === 'needed' && maintainer === '');

const chipHtml = (group: string, label: string, count: number): string =>
  `<button type="button" class="chip" data-group="${group}" aria-pressed="${group === ''}">${label} <span>${count}</span></button>`;

/** The second sentence gives way to a button for readers who are asked first. */
function noteHtml(asOf: string): string {
  const month = new Date(asOf).toLocaleDateString('en', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return `<div class="pc-note"><p>Maintainers as of ${month}.</p> <p class="js-only" data-badges>Badges come from img.shields.io.</p></div>`;
}

function cardHtml(project: Project, known: Package | undefined): string {
  const { repo, npm, kind, description, maintainer, branch } = project;
  const github = `https://github.com/${repo}`;
  const who =
    maintainer === ''
      ? `<a class="need" href="${github}/issues" rel="noopener noreferrer">${NEEDED}...</a>`
      : `Maintained by <a href="https://github.com/${maintainer}" rel="noopener noreferrer">${maintainer}</a>`;
  return (
    `<li class="pc" data-group="${kind}" data-branch="${branch}">` +
    `<div class="pc-h"><svg class="cube k-${CUBES[kind]}" aria-hidden="true"><use href="#i-module"></use></svg>` +
    `<div><a class="pc-n" href="${github}" rel="noopener noreferrer">${npm}</a> <span class="pc-r">${repo}</span></div></div> ` +
    `<p>${escapeHtml(description)}</p> ${statusHtml(known)}` +
    `<div class="pc-b js-only">${ROOM}</div><p class="pc-m">${who}</p></li>`
  );
}

function statusHtml(known: Package | undefined): string {
  if (known === undefined || known.status === 'current') return '';
  const hint = replacementHint(known.replacement ?? '', known.status);
  return `<p class="pc-i">${FLAGS[known.status]} ${hint}</p> `;
}
