// Finds which records have their home on a page by reading its lines. Compiling a long page takes too
// long for the dev server, which opens one page and needs the homes of the names on it.
import { slug } from 'github-slugger';
import type { Text } from 'mdast';
import type { Documented } from '../../model/reference.ts';
import { rowId } from '../markdown/components/components.ts';
import { readComponent, type Written } from '../markdown/components/read-component.ts';
import type { Records } from '../markdown/components/records.ts';
import { takeAttributes } from '../markdown/headings/attributes.ts';

const FENCE = /^\s*(`{3,}|~{3,})/;
const HEADING = /^#{2,6}\s+(?:`([^`]+)`)?(.*)$/;
const ROW = /^[-*]\s+`([^`]+)`:\s/;

/** The same as the record's `documents`, if the page is right. */
export function scanHomes(body: string, records: Records): Documented[] {
  const documents: Documented[] = [];
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
      table = written.component.kind === 'table' ? written : null;
      if (written.component.kind === 'plate') claim(written, heading);
    } else if (key !== undefined && table !== null) {
      const name = [table.name, key].filter(Boolean).join('.');
      claim({ ...table, name }, rowId({ documents }, name));
    } else if (/^\S/.test(line) && key === undefined) table = null;
  }
  return documents;
}

function headingId(code: string, rest: string): string {
  const text: Text = { type: 'text', value: rest };
  const { ids } = takeAttributes({ type: 'heading', depth: 2, children: [text] });
  return ids[0] ?? slug(`${code}${text.value}`.trim());
}
