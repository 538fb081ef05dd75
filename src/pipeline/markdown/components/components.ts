// Turns the components of a page into what readers see, and notes which records have their home here.
import { slug } from 'github-slugger';
import type { Html, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { HeadingRecord } from '../../../model/record.ts';
import type { Reference } from '../../../model/reference.ts';
import { Names } from '../../names/names.ts';
import { inputHash } from '../../record-cache.ts';
import type { Highlight } from '../fences/highlight.ts';
import { contextOf, lineOf, type PageContext, report } from '../page-context.ts';
import { appliedHtml } from './applied-html.ts';
import { checkerPlace } from './checker-place.ts';
import { computedTable } from './computed-tables.ts';
import { declarationsList } from './declarations-list.ts';
import { download } from './download.ts';
import { drawing } from './drawings/drawing.ts';
import { errorMessage } from './error-message.ts';
import { fileView } from './file-views/file-view.ts';
import { flagFilter, flagGroups, flagTable } from './flag-table.ts';
import { reportHandWritten } from './hand-written.ts';
import { headingComplaint } from './heading-name.ts';
import { letterBar } from './letter-bar.ts';
import { moduleGraph } from './module-graph/module-graph.ts';
import { notices } from './notices.ts';
import { offlinePlace } from './offline-place.ts';
import { packageCards } from './package-cards.ts';
import { pagesPlace } from './pages-place.ts';
import { flagHeading, plateHtml } from './plate.ts';
import { readComponent, type Written } from './read-component.ts';
import { claim, Records } from './records.ts';
import { REPORT_PLACE } from './report-place.ts';
import { countWords, FEWEST_WORDS, flagNote, type Row, readItem, rowTable } from './row-table.ts';
import { searchPlace } from './search-place.ts';
import { linksIn, TypeLinks } from './type-links.ts';

interface Place {
  node: Html;
  index: number;
  parent: Parents;
  context: PageContext;
  records: Records;
  names: Names;
  reference: Reference;
  highlight: Highlight;
  types: TypeLinks;
}

/** Their first releases come from here, so a kept page follows the file. */
const SINCE = 'data/since.json';

export function components(options: { reference: Reference; highlight: Highlight }) {
  const { highlight, reference } = options;
  const records = new Records(reference);
  const names = new Names(reference);
  const types = new TypeLinks(reference);
  return (tree: Root, vfile: VFile): void => {
    const context = contextOf(vfile);
    reportHandWritten(tree, context, records);
    const groups = flagGroups(tree);
    visit(tree, 'html', (node, index, parent) => {
      if (node.data?.ours || parent === undefined || index === undefined) return;
      const written = readComponent(node.value);
      if (written === null) return;
      const place = { node, index, parent, context, records, names, reference, highlight, types };
      // Whatever is wrong with it is said here, not once more by the check for HTML.
      node.data = { ...node.data, ours: true };
      if ('what' in written) report(context, node, written);
      else if (parent.type === 'paragraph') {
        const example = written.component.example;
        report(context, node, {
          what: `A component inside a paragraph: ${node.value}`,
          advice: `Write ${example} on a line of its own, with empty lines around it.`,
        });
      } else if (written.component.kind === 'plate') plate(written, place);
      else if (written.component.kind === 'table') table(written, place);
      else if (written.component.kind === 'cards') packageCards(written.name, place);
      else if (written.component.kind === 'notices') notices(node, context);
      else if (written.component.kind === 'data') fileView(written, place);
      else if (written.component.kind === 'pages') pagesPlace(place);
      else if (written.component.kind === 'graph') moduleGraph(written.name, place);
      else if (written.component.kind === 'drawing') drawing(written, place);
      else if (written.component.kind === 'search') searchPlace(place);
      else if (written.component.kind === 'letters') letterBar(place);
      else if (written.component.kind === 'offline') offlinePlace(written.name, place);
      else if (written.component.kind === 'download') download(written.name, place);
      else if (written.tag === 'FlagFilter') flagFilter(place);
      else if (written.component.kind === 'flags') flagTable(written.name, groups, place);
      else if (written.component.kind === 'types') declarationsList(written.name, place);
      else if (written.component.kind === 'message') errorMessage(written, place);
      else if (written.component.kind === 'checker') checkerPlace(place);
      else if (written.component.kind === 'computed') {
        computedTable(written.tag, { node, reference, highlight });
      } else node.value = REPORT_PLACE;
    });
  };
}

function plate({ component, name, noExample }: Written, place: Place): void {
  const { node, index, parent, context, records, reference } = place;
  const found = records.find(name, component.sets);
  const [record] = found;
  if (record === undefined) {
    report(context, node, records.unknown(name, component.sets));
    return;
  }
  const above = parent.children[index - 1];
  const heading =
    above?.type === 'heading' ? context.headings.find(({ line }) => line === lineOf(above)) : null;
  const isNamed = component.anyHeading !== true;
  if (above?.type !== 'heading' || !heading || (isNamed && !heading.option)) {
    report(context, node, {
      what: `The plate of "${name}" is not directly under a heading${isNamed ? ' that names it' : ''}.`,
      advice: isNamed
        ? `Write the heading as code right above it: ## \`${name}\`.`
        : 'Put it right below ## Usage {#usage}.',
    });
    return;
  }
  const isRecord = (other: string): boolean => records.find(other, component.sets).length > 0;
  const home = {
    id: heading.id,
    line: lineOf(node),
    ...(noExample === undefined ? {} : { noExample }),
  };
  const complaint =
    (isNamed ? headingComplaint(heading.text, name, isRecord) : null) ??
    claim(node.data?.shown ? null : context, found, home);
  if (complaint) {
    report(context, node, complaint);
    return;
  }
  context.inputs[SINCE] = inputHash(SINCE);
  flagHeading(above, record);
  const applied = reference.appliedPlugins.find((plugin) => plugin.name === record.name);
  node.value = plateHtml(record, {
    ...place,
    applied: applied ? appliedHtml(applied, lineOf(node)) : '',
  });
  context.links.push(...linksIn(node.value, lineOf(node)));
}

function table({ component, name }: Written, place: Place): void {
  const { node, index, parent, context, records } = place;
  const list = parent.children[index + 1];
  if (list?.type !== 'list') {
    report(context, node, {
      what: `${component.example.split(' ')[0]?.slice(1)} without a list right below it.`,
      advice: 'Add one item per row: - `key`: What it does.',
    });
    return;
  }
  const rows: Row[] = [];
  for (const item of list.children) {
    const read = readItem(item);
    if (read === null) {
      report(context, item, {
        what: 'An item of a table that is not a key and a sentence.',
        advice: 'Write one paragraph: - `key`: What it does.',
      });
      continue;
    }
    const full = [name, read.key].filter(Boolean).join('.');
    const id = rowId(context, full);
    const found = records.find(full, component.sets);
    const [record] = found;
    if (record === undefined) {
      report(context, item, records.unknown(full, component.sets, name));
      continue;
    }
    const complaint =
      claim(node.data?.shown ? null : context, found, { id, line: lineOf(item) }) ??
      taken(context, id);
    if (complaint) report(context, item, complaint);
    else context.ids.push(id);
    const words = countWords(read.text);
    if (words < FEWEST_WORDS) {
      report(context, item, {
        what: `The row of "${full}" has ${words === 1 ? 'one word' : `${words} words`}.`,
        advice: `Write a sentence of at least ${FEWEST_WORDS} words that says more than the name: what changes, when you would want it. Code in backticks is one word.`,
      });
    }
    rows.push({ record, id, text: read.text });
  }
  context.inputs[SINCE] = inputHash(SINCE);
  const label = `Table: ${name || sectionOf(context.headings, lineOf(node))}`;
  const head = component.head ?? 'Name';
  const table = rowTable(rows, { ...place, label, head, family: name, list });
  for (const child of table.children) {
    if (child.type === 'html') context.links.push(...linksIn(child.value, lineOf(node)));
  }
  const note = flagNote(rows);
  parent.children.splice(index, 2, table, ...(note ? [note] : []));
}

/** Two names may have one slug, `StatsModule.issuerName` and `StatsModuleIssuer.name`: a dash parts them. */
export function rowId({ documents }: Pick<PageContext, 'documents'>, name: string): string {
  const id = slug(name);
  if (!documents.some((other) => other.id === id && other.name !== name)) return id;
  const cut = name.lastIndexOf('.');
  return `${slug(name.slice(0, cut))}-${slug(name.slice(cut))}`;
}

function taken({ ids }: PageContext, id: string): { what: string; advice: string } | null {
  if (!ids.includes(id)) return null;
  return {
    what: `The id "${id}" of this row stands on the page already.`,
    advice:
      'Describe the record in one place, or give the heading an id of its own: {#another-id}.',
  };
}

const sectionOf = (headings: readonly HeadingRecord[], line: number): string =>
  headings.findLast((heading) => heading.line < line)?.text ?? 'reference';
