// A plain page for tests, so that each of them names only the facts it is about.
import type { PageData } from '../record.ts';

export function samplePage(url: string, facts: Partial<PageData> = {}): PageData {
  return {
    url,
    title: `Title of ${url}`,
    description: `About ${url}.`,
    html: '',
    anchors: [],
    edit: '',
    contributors: ['webpack'],
    v4Url: '',
    ...facts,
  };
}
