// Asks the server what can be saved in its current release.
import { OFFLINE_FILE, OFFLINE_FORMAT, type OfflineList } from '../../../model/offline.ts';

export async function readList(): Promise<OfflineList> {
  const response = await fetch(OFFLINE_FILE, { cache: 'no-store' });
  if (!response.ok) throw new Error(`${OFFLINE_FILE} answered ${response.status}.`);
  const list: OfflineList = await response.json();
  if (list.format === OFFLINE_FORMAT) return list;
  throw new Error('The site was updated; reload the page to save a section.');
}
