// The offline page comes alive: it lists what this device holds, saves sections and removes them.
import { INSTEAD_ATTRIBUTE, OFFLINE_PATH, type OfflineList } from '../../../model/offline.ts';
import type { StartIsland } from '../start-islands.ts';
import { keepCurrent } from './keep-current.ts';
import { keptPages } from './kept-pages.ts';
import { pageList } from './page-list.ts';
import { readList } from './read-list.ts';
import { readSaved, removeSaved, type Saved } from './saved.ts';
import { type SectionRow, sectionRow } from './section-row.ts';
import { amountText, endedText, factsText, savedText, sumText } from './texts.ts';

export const start: StartIsland = (element) => {
  const sum = element.querySelector<HTMLElement>('.off-sum');
  if (!sum) return undefined;
  const instead = location.pathname !== OFFLINE_PATH;
  document.documentElement.toggleAttribute(INSTEAD_ATTRIBUTE, instead);
  sum.dataset['known'] = '';
  if (!('caches' in window && 'serviceWorker' in navigator)) {
    sum.textContent = 'This browser keeps no pages, so nothing can be saved here.';
    return undefined;
  }

  const left = new AbortController();
  const running = new Map<string, AbortController>();
  const ended = new Map<string, string>();
  let list: OfflineList | null = null;
  let saved: Saved[] = [];

  const live = document.createElement('p');
  live.className = 'vh';
  live.setAttribute('role', 'status');
  element.append(live);
  const say = (text: string): void => {
    live.textContent = text;
  };
  const savedOf = (name: string): Saved | undefined =>
    saved.find(({ section }) => section.name === name);

  const rows = [...element.querySelectorAll<HTMLElement>('.off-l > li')].map((item) => {
    const row: SectionRow = sectionRow(item, {
      onAction: () => {
        const job = running.get(row.name);
        if (job) job.abort();
        else void save(row);
      },
      onRemove: () => void remove(row),
    });
    return row;
  });

  const showRow = (row: SectionRow): void => {
    if (running.has(row.name)) return;
    const note = ended.get(row.name);
    const own = savedOf(row.name);
    const section = own?.section ?? list?.sections.find(({ name }) => name === row.name);
    if (section) row.setFacts(factsText(section));
    const can = (action: 'Save' | 'Resume' | 'Update') => (list === null ? null : action);
    if (!own) row.show({ text: note ?? 'Not saved', action: can('Save'), removable: false });
    else if (!own.complete) {
      row.show({ text: note ?? 'Not saved whole', action: can('Resume'), removable: true });
    } else {
      const action = list?.release === own.release ? null : can('Update');
      row.show({ text: note ?? savedText(own), action, removable: true });
    }
  };
  const pages = document.querySelector<HTMLDetailsElement>('.off-pages');
  const showPages = async (): Promise<void> => {
    if (!pages?.open) return;
    const titles = new Map(rows.map(({ name, title }) => [name, title]));
    pages.querySelector('div')?.replaceChildren(...pageList(await keptPages(saved), titles));
  };
  const showAll = async (): Promise<void> => {
    saved = await readSaved();
    for (const row of rows) showRow(row);
    const whole = saved.filter(({ complete }) => complete);
    sum.textContent = sumText(whole, list);
    await showPages();
  };
  /** Storage that is blocked throws at the first touch. */
  const refresh = (): Promise<void> =>
    showAll().catch(() => {
      sum.textContent = 'This browser lets this site keep nothing, so no section can be saved.';
      for (const row of rows) row.show({ text: '', action: null, removable: false });
    });

  async function save(row: SectionRow): Promise<void> {
    const job = new AbortController();
    const before = savedOf(row.name);
    let amount = '';
    let quarter = 0;
    running.set(row.name, job);
    ended.delete(row.name);
    row.show({ text: 'Saving…', action: 'Stop', removable: false, progress: { done: 0, all: 1 } });
    say(`Saving ${row.title}`);
    try {
      await keepCurrent({
        name: row.name,
        signal: AbortSignal.any([job.signal, left.signal]),
        onProgress: (done, all) => {
          amount = amountText(done, all);
          const text = `Saving, ${amount}`;
          row.show({ text, action: 'Stop', removable: false, progress: { done, all } });
          const now = Math.floor((4 * done) / all);
          if (now > quarter && now < 4) say(`${row.title}: ${amount}`);
          quarter = now;
        },
      });
      say(`${row.title} is saved.`);
    } catch (error) {
      const text = endedText(error, { stopped: job.signal.aborted, amount, before });
      ended.set(row.name, text);
      say(`${row.title}: ${text}`);
    }
    running.delete(row.name);
    await refresh();
  }

  async function remove(row: SectionRow): Promise<void> {
    ended.delete(row.name);
    await removeSaved(row.name);
    say(`${row.title} is removed.`);
    await refresh();
  }

  const load = async (): Promise<void> => {
    list = await readList().catch(() => null);
    await refresh();
  };
  addEventListener('online', () => void load(), { signal: left.signal });
  pages?.addEventListener('toggle', () => void refresh(), { signal: left.signal });
  markAsked(element, left.signal);
  // Who asked for another page is shown at once what there is.
  if (instead && pages) pages.open = true;
  void load();
  return () => left.abort();
};

/** The client's own navigation makes no element the target: the row that was asked for is marked here. */
function markAsked(element: HTMLElement, signal: AbortSignal): void {
  const row = [...element.querySelectorAll('li')].find(({ id }) => `#${id}` === location.hash);
  row?.toggleAttribute('data-asked', true);
  addEventListener('hashchange', () => row?.removeAttribute('data-asked'), { signal });
}
