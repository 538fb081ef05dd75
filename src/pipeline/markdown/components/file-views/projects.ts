// TODO of its owner.
import type { FileView } from './file-view.ts';

export const projects: FileView = {
  file: 'data/projects.json',
  show: () => ({ html: '', links: [], prose: [] }),
};
