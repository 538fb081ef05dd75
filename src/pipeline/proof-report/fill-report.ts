// Puts the report where <ProofReport /> stands: it counts all pages, so it comes after all are compiled.
import type { PageRecord } from '../../model/record.ts';
import { REPORT_PLACE } from '../markdown/components/report-place.ts';
import { loadReference } from '../reference/load-reference.ts';
import { countReport } from './count-report.ts';
import { reportHtml } from './report-html.ts';

/** The page can be shown only when all others are known. */
export const holdsReport = ({ html }: Pick<PageRecord, 'html'>): boolean =>
  html.includes(REPORT_PLACE);

/** All records in, the same records out; only a page that shows the report changes. */
export async function fillReport(
  records: readonly PageRecord[],
  project: string,
): Promise<PageRecord[]> {
  if (!records.some(holdsReport)) return [...records];
  const html = reportHtml(countReport({ project, records, reference: await loadReference() }));
  return records.map((record) =>
    holdsReport(record)
      ? { ...record, html: record.html.replace(REPORT_PLACE, () => html) }
      : record,
  );
}
