import { expect, test } from 'vitest';
import { SMALL_REFERENCE } from '../../testing/small-reference.ts';
import { newContext } from '../page-context.ts';
import { createProcessor } from '../processor.ts';

const MARKDOWN = 'Before.\n\n## One\n\nText.\n\n- item\n\n## Two\n\nMore.\n';
const shape = (html: string): string => html.replace(/<a [\s\S]*?<\/a>|\s+|\s*id="\w+"/g, '');

test('on the home page each part has a column of text and one of the rest', async () => {
  const toHtml = await createProcessor(SMALL_REFERENCE);
  const place = { file: 'content/index.md', folder: '/content', root: '/content' };
  expect(shape(toHtml(MARKDOWN, newContext(place)))).toBe(
    '<p>Before.</p>' +
      '<section><div><h2>One</h2><p>Text.</p></div><div><ul><li>item</li></ul></div></section>' +
      '<section><div><h2>Two</h2><p>More.</p></div><div></div></section>',
  );
  const other = { file: 'content/api/index.md', folder: '/content/api', root: '/content' };
  expect(toHtml(MARKDOWN, newContext(other))).not.toContain('<section>');
});
