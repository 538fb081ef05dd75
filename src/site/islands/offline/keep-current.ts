// Saves a section as the site has it now, and leaves nothing half done that a reader could not resume or would not want.
import { readList } from './read-list.ts';
import { ReleaseChanged, saveSection } from './save-section.ts';
import { readSaved, removeSaved, type Saved, sweep, writeSaved } from './saved.ts';

interface KeepOptions {
  name: string;
  signal: AbortSignal;
  onProgress: (done: number, all: number) => void;
}

/** The browser refused to store more. */
export class NoRoom extends Error {}

/** A deploy in the middle starts it over; files of both releases with one name are fetched once. */
const ATTEMPTS = 3;

export async function keepCurrent(options: KeepOptions): Promise<void> {
  const before = (await readSaved()).find(({ section }) => section.name === options.name);
  try {
    await attempt(options, ATTEMPTS);
  } catch (error) {
    if ((error as Error).name !== 'QuotaExceededError') throw error;
    await undo(options.name, before);
    throw new NoRoom('The browser has no room for this section.', { cause: error });
  }
}

async function attempt(options: KeepOptions, left: number): Promise<void> {
  const list = await readList();
  const section = list.sections.find(({ name }) => name === options.name);
  if (section === undefined) throw new Error('This section is not on the site any more.');
  const { release, shared } = list;
  const date = new Date().toISOString();
  const saved: Saved = { section, shared, release, date, complete: false };
  await writeSaved(saved);
  try {
    await saveSection({ ...options, list, section });
  } catch (error) {
    if (!(error instanceof ReleaseChanged) || left === 1) throw error;
    return attempt(options, left - 1);
  }
  await writeSaved({ ...saved, complete: true });
  await sweep();
}

/** An older copy that was whole stays, and can be read as before. */
async function undo(name: string, before: Saved | undefined): Promise<void> {
  if (!before?.complete) return removeSaved(name);
  const others = (await readSaved()).filter(({ section }) => section.name !== name);
  // First, because its note needs room too.
  await sweep([...others, before]);
  await writeSaved(before);
}
