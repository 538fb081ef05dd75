// Reads Markdown as our pages are written; what a page shows or is given is read in the same way.
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough';
import { gfmTable } from 'micromark-extension-gfm-table';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';

/** Tables and strikethrough only: all of GFM costs 4 ms a page and nothing here uses the rest. */
function gfmParts(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [gfmTable(), gfmStrikethrough()];
  data.fromMarkdownExtensions = [gfmTableFromMarkdown(), gfmStrikethroughFromMarkdown()];
}

export const markdownParser = () => unified().use(remarkParse).use(gfmParts);
