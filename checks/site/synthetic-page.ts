// A page of as many entries as the longest we expect, in the frame of a built page: it is made for tests and never shipped.
import { readFileSync } from 'node:fs';
import { buildPaths } from '../../src/build/paths.ts';
import { loadRenderer } from '../../src/build/prerender/load-renderer.ts';
import { firstScreenEnd } from '../../src/build/sections/first-screen.ts';
import { listedAnchors } from '../../src/build/sections/listed-anchors.ts';
import { sections } from '../../src/build/sections/sections.ts';
import type { Anchor } from '../../src/model/content.ts';
import { samplePage } from '../../src/model/testing/sample-page.ts';
import { newContext } from '../../src/pipeline/markdown/page-context.ts';
import { createProcessor } from '../../src/pipeline/markdown/processor.ts';
import { NO_REFERENCE } from '../../src/pipeline/testing/no-reference.ts';
import { DIST } from './routes.ts';

export const ENTRIES = 1500;
const IN_A_GROUP = 50;
const ENTRY = `### \`flags.entry0\`

Decides how \`flags.entry0\` is read from the command line, and what it stands for when it is left out. Its value wins over that of the configuration.

\`\`\`js
export default {
  flags: { entry0: ['a', 'b'] }, // or one word
};
\`\`\`
`;
const ROOT = '<div id="root">';

/** The document of `/configuration/output/` with this page in its place. */
export async function syntheticPage(): Promise<string> {
  const toHtml = await createProcessor(NO_REFERENCE);
  const entry = toHtml(ENTRY, newContext({ file: 'synthetic.md', folder: '/', root: '/' }));
  const anchors: Anchor[] = [];
  let html = '<p>Every flag.</p>\n';
  for (let index = 0; index < ENTRIES; index++) {
    if (index % IN_A_GROUP === 0) {
      const id = `group-${index}`;
      anchors.push({ title: `Group ${index}`, id, level: 2 });
      html += `<h2 id="${id}">Group ${index}</h2>\n<p>Flags from here on.</p>\n`;
    }
    anchors.push({ title: `flags.entry${index}`, id: `flagsentry${index}`, level: 3 });
    html += `${entry.replaceAll('entry0', `entry${index}`)}\n`;
  }
  const built = readFileSync(`${DIST}/configuration/output/index.html`, 'utf8');
  const [, data = ''] = /id="document-data">(.*?)<\/script>/.exec(built) ?? [];
  const { nav } = JSON.parse(data);
  const page = samplePage('/configuration/output/', {
    html: sections(html),
    anchors: listedAnchors(anchors),
  });
  const renderer = await loadRenderer(buildPaths().generated);
  const none = {
    ...{ inline: '', fonts: [], icons: { svg: '', touch: '' } },
    ...{ inlineStyles: [], styles: [], lateStyles: [], scripts: [] },
  };
  const document = renderer.renderPage(page, nav, none);
  const head = built
    .slice(0, built.indexOf(ROOT))
    .replace(/(?<=<link rel="expect" href="#)[^"]+/, firstScreenEnd(page.html) ?? '');
  return head + document.slice(document.indexOf(ROOT));
}
