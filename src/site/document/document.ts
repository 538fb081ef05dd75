// The HTML document around a rendered page: head tags, styles, the inline script and the page's data.
import siteFacts from '../../../data/site.json' with { type: 'json' };
import { CARD } from '../../model/card.ts';
import { BANNER_BODY_CLASS } from '../../model/constants.ts';
import { SPRITE } from '../sprite.ts';
import { DOCUMENT_DATA_ID, type DocumentData } from '../state/view.ts';
import { canonicalLink } from './canonical-link.ts';
import { LATE_ID } from './late.ts';

/** What the build puts into the head. */
export interface Assets {
  /** Asked for after the first frame: the document is complete without them. */
  scripts: string[];
  /** What the first frame needs, in the document itself; the hashes are in the Content-Security-Policy. */
  inlineStyles: string[];
  /** Linked before the first frame: only under `npm start`, where styles change in place. */
  styles: string[];
  /** Asked for after the first frame, or at once where no script can do that. */
  lateStyles: string[];
  /** Font files that a reader who has them uses from the first line on. */
  fonts: string[];
  /** Id of an element: nothing is drawn before it is parsed, or parts of a first screen would move. */
  firstScreen?: string;
  icons: { svg: string; touch: string };
  /** Code of the inline script; its hash is in the Content-Security-Policy. */
  inline: string;
  /** Hashes of scripts and styles by address: bytes that someone changed on the way are not used. */
  integrity?: Readonly<Record<string, string>>;
  /** Narrows the header's Content-Security-Policy to what this document needs. */
  policy?: string;
  /** Path of the picture that stands for the page where somebody links to it. */
  card?: string | undefined;
  /** When the page last changed, where that is known: 2026-11-15T19:05:24Z. */
  modified?: string | undefined;
}

export interface DocumentInput {
  /** Path with its trailing slash; null for one that answers for addresses which do not exist. */
  path: string | null;
  title: string;
  description: string;
  /** What stands in the root element. */
  body: string;
  data: DocumentData | null;
  assets: Assets;
  /** Kept out of search engines. */
  noindex?: boolean;
  /** Of a page: its forms and facts for other programs than browsers. */
  machine?: { twin: string; article: boolean; structured: object };
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

export function documentHtml(input: DocumentInput): string {
  const { assets, data } = input;
  const until = assets.firstScreen ?? DOCUMENT_DATA_ID;
  const integrity = (file: string): string => {
    const hash = assets.integrity?.[file];
    return hash === undefined ? '' : ` integrity="${hash}"`;
  };
  const sheet = (href: string): string =>
    `<link rel="stylesheet" href="${href}"${integrity(href)}>`;
  const lateSheets = assets.lateStyles.map(sheet);
  const late = [
    ...lateSheets,
    ...assets.scripts.map((src) => `<script src="${src}"${integrity(src)}></script>`),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    // Before anything that is fetched.
    ...(assets.policy
      ? [`<meta http-equiv="Content-Security-Policy" content="${assets.policy}">`]
      : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // For no medium: the inline script wants them where the browser has them already.
    ...assets.fonts.map(
      (href) =>
        `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin media="not all">`,
    ),
    ...(data === null ? [] : [`<link rel="expect" href="#${until}" blocking="render">`]),
    `<script>${assets.inline}</script>`,
    ...assets.inlineStyles.map((css) => `<style>${css}</style>`),
    ...assets.styles.map(sheet),
    ...(late.length === 0 ? [] : [`<template id="${LATE_ID}">`, ...late, '</template>']),
    ...(lateSheets.length === 0 ? [] : ['<noscript>', ...lateSheets, '</noscript>']),
    ...headTags(input),
    '</head>',
    `<body id="top" class="${BANNER_BODY_CLASS}">`,
    SPRITE,
    `<div id="root">${input.body}</div>`,
    data === null
      ? ''
      : `<script type="application/json" id="${DOCUMENT_DATA_ID}">${scriptJson(data)}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function headTags(input: DocumentInput): string[] {
  const { path, title, description, assets, machine, noindex = false } = input;
  const url = path === null ? null : absolute(path);
  const name = escapeText(title);
  const about = escapeText(description);
  return [
    `<title>${name}</title>`,
    `<meta name="description" content="${about}">`,
    ...(noindex ? ['<meta name="robots" content="noindex">'] : []),
    ...(path === null ? [] : [canonicalLink(path)]),
    `<meta property="og:type" content="${machine?.article ? 'article' : 'website'}">`,
    `<meta property="og:site_name" content="${escapeText(siteFacts.name)}">`,
    `<meta property="og:title" content="${name}">`,
    `<meta property="og:description" content="${about}">`,
    ...(url === null ? [] : [`<meta property="og:url" content="${url}">`]),
    ...(assets.card === undefined
      ? ['<meta name="twitter:card" content="summary">']
      : cardTags(absolute(assets.card), name)),
    `<meta name="twitter:title" content="${name}">`,
    `<meta name="twitter:description" content="${about}">`,
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0e181e" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${assets.icons.svg}" type="image/svg+xml" sizes="any">`,
    `<link rel="apple-touch-icon" href="${assets.icons.touch}">`,
    '<link rel="manifest" href="/site.webmanifest">',
    '<link rel="alternate" href="/feed.xml" type="application/atom+xml" title="webpack blog">',
    ...(machine === undefined
      ? []
      : [
          `<link rel="alternate" href="${escapeText(machine.twin)}" type="text/markdown">`,
          `<script type="application/ld+json">${scriptJson(machine.structured)}</script>`,
        ]),
  ];
}

function cardTags(url: string, alt: string): string[] {
  return [
    `<meta property="og:image" content="${url}">`,
    `<meta property="og:image:width" content="${CARD.width}">`,
    `<meta property="og:image:height" content="${CARD.height}">`,
    `<meta property="og:image:alt" content="${alt}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

const absolute = (path: string): string => escapeText(new URL(path, siteFacts.origin).href);

/** JSON inside a script element must not contain anything that looks like its end. */
function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
