// What cards look like as HTML: complete without script, with controls that wait for it.
import { urlOfPackage } from '../../packages/read-packages.ts';
import { escapeHtml } from '../fences/highlight.ts';
import { iconHtml } from '../icon.ts';
import type { Card } from './package-cards.ts';
import { replacementHint } from './replacement-hint.ts';

export interface Group {
  title: string;
  id: string;
  aliases: readonly string[];
  cube: string;
  cards: Card[];
}

const FLAGS = {
  current: '',
  deprecated: '<span class="flag flag-dep">Deprecated</span>',
  superseded: '<span class="flag flag-old">Superseded</span>',
  'webpack-4': '<span class="flag flag-dep">webpack 4 only</span>',
};

export function cardsHtml(groups: readonly Group[], kind: Card['kind']): string {
  return `<div class="cards" data-island="cards" data-noun="${kind}">${barHtml(groups, kind)}${groups.map(groupHtml).join('')}</div>`;
}

function barHtml(groups: readonly Group[], kind: string): string {
  const all = groups.flatMap(({ cards }) => cards);
  const old = all.filter(({ status }) => status !== 'current').length;
  const chips = [
    chip('All', all.length, ' data-group="" aria-pressed="true"'),
    ...groups.map(({ title, id, cards }) =>
      chip(escapeHtml(title), cards.length, ` data-group="${id}" aria-pressed="false"`),
    ),
  ];
  return (
    `<div class="cards-bar js-only" role="group" aria-label="Filter ${kind}s">` +
    `<label class="cards-q">${iconHtml('search')}<input type="search" aria-label="Filter ${kind}s" placeholder="Filter ${all.length} ${kind}s" autocomplete="off" spellcheck="false"></label>` +
    (old === 0
      ? ''
      : chip(`${iconHtml('check')}Also retired`, old, ' data-old aria-pressed="true"')) +
    `<p class="cards-n" role="status">${all.length} ${kind}s</p>` +
    `<div class="chips" role="group" aria-label="Category">${chips.join('')}</div>` +
    `<p class="cards-none" hidden>No ${kind} here matches. <button type="button" data-reset>Show all ${all.length}</button></p></div>`
  );
}

const chip = (label: string, count: number, attributes: string): string =>
  `<button type="button" class="chip"${attributes}>${label} <span>${count}</span></button>`;

function groupHtml({ title, id, aliases, cube, cards }: Group): string {
  const name = escapeHtml(title).replaceAll('"', '&quot;');
  return (
    `<div class="cards-g" data-group="${id}">` +
    aliases.map((alias) => `<span class="alias" id="${alias}"></span>`).join('') +
    `<h3 id="${id}"><a class="hash" href="#${id}" aria-label="Link to ${name}">#</a>${name}</h3>` +
    `<ul>${cards.map((card) => cardHtml(card, cube)).join('')}</ul></div>`
  );
}

/** Spaces between the parts, so that a search for two of them does not read one word. */
function cardHtml(card: Card, cube: string): string {
  const { name, status, version, description, replacement } = card;
  const hint = status === 'current' ? '' : replacementHint(replacement ?? '', status);
  const note = hint === '' ? FLAGS[status] : `${FLAGS[status]} ${hint}`;
  return (
    `<li class="card${status === 'current' ? '' : ' old'}"><svg class="cube k-${cube}" aria-hidden="true"><use href="#i-module"></use></svg>` +
    `<div><p class="card-n"><a class="card-a" href="${urlOfPackage(card)}">${name}</a> <span class="card-v">${escapeHtml(version)}</span></p> ` +
    `<p>${escapeHtml(description)}</p>${note === '' ? '' : ` <p class="card-i">${note}</p>`}</div></li>`
  );
}
