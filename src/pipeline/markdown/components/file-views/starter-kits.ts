// TODO of its owner.
import type { FileView } from './file-view.ts';

export const starterKits: FileView = {
  file: 'data/starter-kits.json',
  show: () => ({ html: '', links: [], prose: [] }),
};
