// What a drawing component makes of a project whose files these are, and what it complains about.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newContext, type PageContext } from '../markdown/page-context.ts';
import { tempContent } from './temp-content.ts';

interface Place {
  node: { type: 'html'; value: string };
  context: PageContext;
}

export function drawInProject(
  files: Record<string, string>,
  draw: (place: Place, project: string) => void,
): PageContext & { html: string } {
  using temp = tempContent();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(temp.out, path)), { recursive: true });
    writeFileSync(join(temp.out, path), text);
  }
  const place: Place = {
    node: { type: 'html', value: '' },
    context: newContext({ file: 'page.md', folder: '/', root: '/' }),
  };
  draw(place, temp.out);
  return { ...place.context, html: place.node.value };
}
