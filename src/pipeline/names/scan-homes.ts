// Finds which records have their home on a page by reading its lines. Compiling a long page takes too
// long for the dev server, which opens one page and needs the homes of the names on it.
import { slug } from 'github-slugger';
import type { Text } from 'mdast';
import type { Documented } from '../../model/reference.ts';
import { rowId } from '../markdown/components/components.ts';
import { flagId, flagsOf } from '../markdown/components/flag-table.ts';
import { readComponent, type Written } from '../markdown/components/read-component.ts';
import type { Records } from '../markdown/components/records.ts';
import { takeAttributes } from '../markdown/headings/attributes.ts';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6}\s+(?:`([^`]+)`)?(.*)$/;
const FLAG_TABLE = /^<FlagTable(?: of="([^"]*)")? \/>$/gm;
const ROW = /^[-*]\s+`([^`]+)`:\s/;

/** The same as the record's `documents`, if the page is right. */
export function scanHomes(body: string, records: Records): Documented[] {
  const documents: Documented[] = [];
  const flags = flagHomes(body, records);
  let heading = '';
  let table: Written | null = null;
  let fence: string | null = null;
  for (const [index, line] of body.split('\n').entries()) {
    const mark = FENCE.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      continue;
    }
    const claim = ({ component, name }: Written, id: string): void => {
      for (const { set } of records.find(name, component.sets)) {
        documents.push({ set, name, id, line: index + 1 });
      }
    };
    const [isHeading, code = '', rest = ''] = HEADING.exec(line) ?? [];
    const key = ROW.exec(line)?.[1];
    if (mark !== undefined) fence = mark;
    else if (isHeading) heading = headingId(code, rest);
    else if (line.startsWith('<')) {
      const written = readComponent(line);
      if (written === null || 'what' in written) continue;
      if (written.tag === 'FlagTable') documents.push(...flags(written.name, index + 1));
      table = written.component.kind === 'table' ? written : null;
      if (written.component.kind === 'plate') claim(written, heading);
    } else if (key !== undefined && table !== null) {
      const name = [table.name, key].filter(Boolean).join('.');
      claim({ ...table, name }, rowId({ documents }, name));
    } else if (/^\S/.test(line) && key === undefined) table = null;
  }
  return documents;
}

/** Rows of flags make way for every heading of the page, also for those below them. */
function flagHomes(body: string, records: Records): (of: string, line: number) => Documented[] {
  const groups = [...body.matchAll(FLAG_TABLE)].map(([, of = '']) => of);
  if (groups.length === 0) return () => [];
  const taken = body.split('\n').flatMap((line) => {
    const [isHeading, code = '', rest = ''] = HEADING.exec(line) ?? [];
    return isHeading ? headingIds(code, rest) : [];
  });
  return (of, line) =>
    flagsOf(of, groups, records).map(({ name }) => ({
      set: 'cli-arguments' as const,
      name,
      id: flagId(name, taken),
      line,
    }));
}

const headingId = (code: string, rest: string): string => headingIds(code, rest)[0] ?? '';

/** `__name__` would be bold in Markdown, so pages write `\_\_name\_\_`. */
const ESCAPED = /\\([!-/:-@[-`{-~])/g;

/** Its own, then those of old links. */
function headingIds(code: string, rest: string): string[] {
  const text: Text = { type: 'text', value: rest.replace(ESCAPED, '$1') };
  const { ids } = takeAttributes({ type: 'heading', depth: 2, children: [text] });
  return ids.length > 0 ? ids : [slug(`${code}${text.value}`.trim())];
}
