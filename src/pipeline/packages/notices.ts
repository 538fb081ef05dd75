// The copyright lines and license terms of packages whose READMEs are shown, as their licenses ask for.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '../markdown/fences/highlight.ts';
import { type PackageFacts, readPackages, urlOfPackage } from './read-packages.ts';

interface Notice {
  name: string;
  version: string;
  url: string;
  /** What package.json says. */
  license: string;
  /** What the LICENSE file is, by its own words. */
  terms: string;
  copyright: string[];
  text: string;
}

const KINDS: readonly [name: string, words: RegExp][] = [
  ['MIT', /Permission is hereby granted, free of charge/],
  ['Unlicense', /free and unencumbered software released into the public domain/],
  ['Apache-2.0', /Apache License\s+Version 2\.0/],
];
const COPYRIGHT = /^\s*(Copyright .+?)\s*$/gm;

export function readNotices(project: string, external = join(project, 'external')): Notice[] {
  return readPackages(project, external)
    .map((facts) => noticeOf(facts, readFileSync(join(facts.folder, 'LICENSE'), 'utf8')))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function noticeOf(facts: PackageFacts, license: string): Notice {
  const kind = KINDS.find(([, words]) => words.test(license));
  return {
    name: facts.name,
    version: facts.version,
    url: urlOfPackage(facts),
    license: facts.license,
    terms: kind?.[0] ?? `License of ${facts.name}`,
    copyright: [...license.matchAll(COPYRIGHT)].map(([, line = '']) => line),
    text: termsOf(license),
  };
}

/** Without title and copyright lines: what is left is the same in every package of a kind. */
function termsOf(license: string): string {
  return license
    .replace(COPYRIGHT, '')
    .replace(/^\s*(?:The )?MIT License(?: \(MIT\))?\s*$/gim, '')
    .trim();
}

export function noticesHtml(notices: readonly Notice[]): string {
  const rows = notices.map(
    (notice) =>
      `<tr><th scope="row"><a href="${notice.url}">${notice.name}</a></th><td>${escapeHtml(notice.version)}</td>` +
      `<td>${escapeHtml(licenseCell(notice))}</td><td>${notice.copyright.map(escapeHtml).join('<br>') || 'None stated'}</td></tr>`,
  );
  const heads = ['Package', 'Version', 'License', 'Copyright'];
  const texts = new Map(notices.toReversed().map(({ terms, text }) => [terms, text]));
  return (
    '<div class="tbl" tabindex="0" role="group" aria-label="Table: packages and their licenses"><table>' +
    `<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>` +
    [...texts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([terms, text]) => textHtml(terms, text))
      .join('')
  );
}

const licenseCell = ({ license, terms }: Notice): string =>
  license === terms ? license : `${terms} in its LICENSE file, ${license} in package.json`;

function textHtml(terms: string, text: string): string {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.replace(/\s+/g, ' ').trim())}</p>`);
  return (
    '<details class="more"><summary><svg class="ic" width="20" height="20" aria-hidden="true"><use href="#i-right"></use></svg>' +
    `Text of the license: ${escapeHtml(terms)}</summary><div>${paragraphs.join('')}</div></details>`
  );
}
