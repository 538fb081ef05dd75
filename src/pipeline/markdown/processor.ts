// The one Markdown processor: every page, of ours or imported, goes through this list of plugins.
import type { Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import remarkRehype from 'remark-rehype';
import { VFile } from 'vfile';
import type { Reference } from '../../model/reference.ts';
import { asides } from './asides/asides.ts';
import { components } from './components/components.ts';
import { details } from './details/details.ts';
import { fences } from './fences/fences.ts';
import { createHighlight } from './fences/highlight.ts';
import { glossary } from './glossary/glossary.ts';
import { headings } from './headings/headings.ts';
import { images } from './images/images.ts';
import { include } from './include/include.ts';
import { inlineCode } from './inline-code/inline-code.ts';
import { landing } from './landing/landing.ts';
import { links } from './links/links.ts';
import { markNames } from './names/mark-names.ts';
import type { PageContext } from './page-context.ts';
import { markdownParser } from './parser.ts';
import { prose } from './prose/prose.ts';
import { raw } from './raw/raw.ts';
import { shown } from './shown/shown.ts';
import { tables } from './tables/tables.ts';
import { twoslash } from './twoslash/twoslash.ts';
import { unseen } from './unseen/unseen.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';

export type ToHtml = (markdown: string, context: PageContext) => string;

export async function createProcessor(reference: Reference): Promise<ToHtml> {
  const highlight = await createHighlight();
  const compile: ToHtml = (markdown, context) => {
    const vfile = new VFile({ value: markdown, data: { page: context } });
    const tree: Root = processor.parse(vfile);
    const html: HtmlRoot = processor.runSync(tree, vfile);
    return toHtml(html, { allowDangerousHtml: true });
  };
  const processor = markdownParser()
    .use(shown, { compile })
    .use(vocabulary)
    .use(include)
    .use(unseen)
    .use(details)
    .use(asides)
    .use(links)
    .use(markNames, { reference })
    .use(glossary)
    .use(prose)
    .use(headings)
    .use(components, { reference, highlight })
    .use(inlineCode)
    .use(images)
    .use(twoslash)
    .use(fences, { highlight, reference })
    .use(raw)
    .use(landing)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(tables)
    .freeze();
  return compile;
}
