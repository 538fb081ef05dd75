// Shows the notices of packages whose READMEs are pages; a missing license file is an author's problem.
import { join } from 'node:path';
import type { Html } from 'mdast';
import { noticesHtml, readNotices } from '../../packages/notices.ts';
import { inputHash } from '../../record-cache.ts';
import { lineOf, type PageContext, report } from '../page-context.ts';

const PROJECT = join(import.meta.dirname, '../../../..');
/** What is installed, and which of it has a page. */
const INPUTS = ['external/package-lock.json', 'data/packages.json'];

export function notices(node: Html, context: PageContext, project = PROJECT): void {
  try {
    const found = readNotices(project);
    for (const path of INPUTS) context.inputs[path] = inputHash(path);
    for (const { url } of found) context.links.push({ href: url, line: lineOf(node) });
    node.value = noticesHtml(found);
  } catch (error) {
    report(context, node, {
      what: `The notices cannot be made: ${(error as Error).message}`,
      advice: 'Install the packages: npm ci --prefix external.',
    });
  }
}
