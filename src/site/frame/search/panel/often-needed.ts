// Where readers usually begin; a check visits every address.
import type { Recent } from './recent.ts';

export const OFTEN_NEEDED: readonly Recent[] = [
  {
    url: '/guides/getting-started/',
    title: 'Getting Started',
    trail: ['Guides'],
    page: true,
  },
  { url: '/concepts/', title: 'Concepts', trail: ['Concepts'], page: true },
  {
    url: '/configuration/output/#outputfilename',
    title: 'output.filename',
    trail: ['Configuration', 'Output'],
    page: false,
  },
  { url: '/loaders/', title: 'Loaders', trail: ['Loaders'], page: true },
  { url: '/plugins/', title: 'Plugins', trail: ['Plugins'], page: true },
];
