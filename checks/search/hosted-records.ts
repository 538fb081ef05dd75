// A few records as the hosted search's crawler would write them, hostile ones among them.
import type { HostedRecord } from './hosted-matches.ts';

type Levels = [group: string, page: string | null, part?: string];

function record(url: string, levels: Levels, content: string | null = null): HostedRecord {
  const [lvl0, lvl1, lvl2 = null] = levels;
  const type = content === null ? (lvl2 === null ? 'lvl1' : 'lvl2') : 'content';
  const address = url.startsWith('/') ? `https://webpack.js.org${url}` : url;
  return {
    objectID: url,
    url: address,
    type,
    hierarchy: { lvl0, lvl1, lvl2, lvl3: null },
    content,
  };
}

const OUTPUT: Levels = ['Configuration', 'Output', 'output.filename'];

export const RECORDS: readonly HostedRecord[] = [
  record('/configuration/output/#outputfilename', OUTPUT, 'Names each filename of the output.'),
  record('/guides/caching/#output-filenames', ['Guides', 'Caching', 'Output filename']),
  record('/configuration/devtool/#output', ['Configuration', 'Devtool', 'Output']),
  record('/configuration/output/#top', ['Configuration', 'Output']),
  record('/configuration/output/#outputfilename', OUTPUT, 'A second paragraph about it.'),
  record('/concepts/entry-points/', ['Concepts', 'Entry points']),
  record('https://example.com/elsewhere/', ['Plugins', 'Elsewhere']),
  record('javascript:alert(1)//elsewhere', ['Plugins', 'Elsewhere']),
  record('/plugins/elsewhere/', ['Plugins', 'Elsewhere']),
  record(
    '/guides/markup/#x',
    ['Guides', 'Markup', '<img src=x onerror=alert(1)> markup'],
    '<script>alert("markup")</script> & __mark',
  ),
];
