// The checker on /migrate/5/ comes alive: a field for a configuration, which a worker reads when its button is pressed.
import './results.css';
import type { StartIsland } from '../start-islands.ts';
import { createReader } from './read-text.ts';
import { answerNodes, LONGEST_TEXT, statusText, TOO_LONG } from './show-answer.ts';

const ABOUT_ID = 'checker-about';

export const start: StartIsland = (island) => {
  const room = island.querySelector('.checker-in');
  const button = island.querySelector('button');
  const status = island.querySelector('[role=status]');
  const out = island.querySelector('.checker-out');
  const about = island.querySelector('.checker-about');
  if (!room || !button || !status || !out) return undefined;
  const field = document.createElement('textarea');
  Object.assign(field, { spellcheck: false, autocomplete: 'off', wrap: 'off' });
  field.setAttribute('autocapitalize', 'off');
  if (about) {
    about.id = ABOUT_ID;
    field.setAttribute('aria-describedby', ABOUT_ID);
  }
  room.replaceChildren(field);

  const reader = createReader();
  const left = new AbortController();
  const { signal } = left;
  let isReading = false;

  const select = ({ start, end }: { start: number; end: number }): void => {
    field.focus();
    field.setSelectionRange(start, end);
    // Browsers do not scroll to a selection; a line is as high as any other.
    const all = field.value.split('\n').length;
    const before = field.value.slice(0, start).split('\n').length - 1;
    field.scrollTop = (before / all) * field.scrollHeight - field.clientHeight / 3;
  };
  const show = (text: string, nodes: readonly Node[] = []): void => {
    status.textContent = text;
    out.replaceChildren(...nodes);
  };
  const run = async (): Promise<void> => {
    const text = field.value;
    if (isReading) return;
    if (text.trim() === '') return show('Paste a configuration first.');
    if (text.length > LONGEST_TEXT) return show(TOO_LONG);
    isReading = true;
    show('Reading…');
    const outcome = await reader.read(text);
    isReading = false;
    if (signal.aborted) return;
    show(
      statusText(outcome),
      typeof outcome === 'string' ? [] : answerNodes(outcome, { select, titleOf }),
    );
  };
  button.addEventListener('click', () => void run(), { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run();
    },
    { signal },
  );
  return () => {
    left.abort();
    reader.stop();
  };
};

/** The words of the step's heading, without its link; the place of an old name stands before its heading. */
function titleOf(step: string): string {
  const place = document.getElementById(step);
  const heading = place?.closest('h2, h3') ?? place?.nextElementSibling?.closest('h2, h3');
  const copy = heading?.cloneNode(true) as HTMLElement | undefined;
  for (const link of copy?.querySelectorAll('.hash') ?? []) link.remove();
  return copy?.textContent.trim() || step;
}
