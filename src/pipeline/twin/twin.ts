// A page in Markdown, for assistants, editors and tickets: made from its record, so it holds what the page shows.
import type { Root as HtmlRoot } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import { parseFragment } from 'parse5';
import { stringify } from 'yaml';
import type { PageRecord } from '../../model/record.ts';
import { collapse } from './collapse.ts';
import { handlers } from './handlers.ts';
import { readable } from './readable.ts';

export type TwinSource = Pick<
  PageRecord,
  'url' | 'title' | 'description' | 'html' | 'fences' | 'imported' | 'post'
>;

export interface TwinFacts {
  origin: string;
  /** Exact version of webpack that the site documents. */
  webpack: string;
}

/** Coloured code is most of a page's HTML, and the record has it plain. */
const COLOURED = /(<pre tabindex="0"><code>)[\s\S]*?(<\/code><\/pre>)/g;

/** `toMdast` would copy its tree and collapse its white space, in half of the time that a twin takes. */
const NOTHING: HtmlRoot = { type: 'root', children: [] };

export function markdownTwin(page: TwinSource, { origin, webpack }: TwinFacts): string {
  const url = new URL(page.url, origin).href;
  const article = readable(
    fromParse5(parseFragment(page.html.replace(COLOURED, '$1$2'))) as HtmlRoot,
    url,
  );
  collapse(article);
  const body = toMdast(NOTHING, {
    handlers: handlers(page),
    nodeHandlers: {
      root: (state) => ({ type: 'root', children: state.toFlow(state.all(article)) }),
    },
  }) as Root;
  body.children.unshift(
    { type: 'heading', depth: 1, children: [{ type: 'text', value: page.title }] },
    { type: 'paragraph', children: [{ type: 'text', value: page.description }] },
  );
  return `---\n${frontMatter(page, { url, webpack })}---\n\n${written(body)}`;
}

function frontMatter({ title, description, imported, post }: TwinSource, facts: object): string {
  return stringify(
    {
      title,
      description,
      ...facts,
      ...(post && { date: post.date }),
      ...(imported && {
        source: `README of ${imported.package} ${imported.version}, ${imported.license}; not checked by us`,
      }),
    },
    { lineWidth: 0 },
  );
}

function written(body: Root): string {
  return toMarkdown(body, {
    bullet: '-',
    emphasis: '_',
    rule: '-',
    listItemIndent: 'one',
    extensions: [gfmTableToMarkdown({ tablePipeAlign: false }), gfmStrikethroughToMarkdown()],
  });
}
