// TODO of its owner.
import type { FileView } from './file-view.ts';

export const proposals: FileView = {
  file: 'data/vote.json',
  show: () => ({ html: '', links: [], prose: [] }),
};
