// The one way from a README to HTML: parsed as what GitHub shows, cut down to the allow-list, then made ours.
import type { Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Highlight } from '../markdown/fences/highlight.ts';
import { tables } from '../markdown/tables/tables.ts';
import { alerts } from './alerts.ts';
import { SCHEMA } from './allow-list.ts';
import { badges } from './badges.ts';
import { checkHtml, checkMarkdown } from './bounds.ts';
import { centred } from './centred.ts';
import { refuseReferences } from './clean-text.ts';
import { deprecation } from './deprecation.ts';
import { details } from './details.ts';
import { fences } from './fences.ts';
import { headings } from './headings.ts';
import { images } from './images.ts';
import type { ImportContext } from './import-context.ts';
import { inlineCode } from './inline-code.ts';
import { installTabs } from './install-tabs.ts';
import { links } from './links.ts';
import { outline } from './outline.ts';
import { plates } from './plates.ts';
import { prose } from './prose.ts';
import { sections } from './sections.ts';
import { slugs } from './slugs.ts';
import { tagFilter } from './tag-filter.ts';

export type ReadmeToHtml = (readme: string, context: ImportContext) => string;

export function createReadmeProcessor(highlight: Highlight): ReadmeToHtml {
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(checkMarkdown)
    .use(tagFilter)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(checkHtml)
    .use(rehypeSanitize, SCHEMA)
    // From here on the tree is safe, and what is added is made by us.
    .use(refuseReferences)
    .use(centred)
    .use(badges)
    .use(slugs)
    .use(sections)
    .use(outline)
    .use(deprecation)
    .use(images)
    .use(links)
    .use(alerts)
    .use(details)
    .use(installTabs)
    .use(plates, { highlight })
    .use(inlineCode)
    .use(prose)
    .use(headings)
    .use(fences, { highlight })
    .use(tables)
    .freeze();
  return (readme, context) => {
    const vfile = new VFile({ value: readme, data: { imported: context } });
    const tree: Root = processor.parse(vfile);
    const html: HtmlRoot = processor.runSync(tree, vfile);
    return toHtml(html, { allowDangerousHtml: true }).trim();
  };
}
