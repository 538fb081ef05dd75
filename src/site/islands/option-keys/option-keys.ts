// The whole configuration comes alive: lines that do not match what is typed are hidden, those around a match stay.
import { countText, wordsIn } from '../../state/words.ts';
import type { StartIsland } from '../start-islands.ts';

interface Line {
  element: HTMLElement;
  /** Its own text after those of the lines it is inside of, so that `resolve alias` finds the alias. */
  path: string;
  /** The line that opens the block around it. */
  inside: Line | null;
  /** The line that opens the block it closes. */
  closes: Line | null;
  isKey: boolean;
}

export const start: StartIsland = (element) => {
  const bar = element.querySelector('.cards-bar');
  const input = bar?.querySelector('input');
  if (!bar || !input) return undefined;
  const left = new AbortController();
  const { signal } = left;
  const lines = readLines(element);
  const all = lines.filter(({ isKey }) => isKey).length;

  const narrow = (): void => {
    const matches = wordsIn(input.value);
    const isAll = input.value.trim() === '';
    const shown = new Set<Line>();
    let count = 0;
    for (const line of lines) {
      if (isAll || (line.isKey && matches(line.path))) {
        if (line.isKey) count += 1;
        for (let at: Line | null = line; at !== null; at = at.inside) shown.add(at);
      }
    }
    for (const line of lines) {
      const isShown = shown.has(line) || (line.closes !== null && shown.has(line.closes));
      line.element.hidden = !isShown;
    }
    const status = bar.querySelector('[role=status]');
    const none = bar.querySelector<HTMLElement>('.cards-none');
    if (status) status.textContent = countText(count, all, 'options');
    if (none) none.hidden = count > 0;
  };
  const reset = ({ target }: Event): void => {
    if ((target as Element).closest('[data-reset]') === null) return;
    input.value = '';
    // The button that was pressed is about to go.
    input.focus();
    narrow();
  };

  bar.addEventListener('input', narrow, { signal });
  bar.addEventListener('click', reset, { signal });
  // Typed before this code arrived, or kept by the browser.
  if (input.value !== '') narrow();
  return () => left.abort();
};

const isComment = (text: string): boolean => text.trimStart().startsWith('//');

/** By indentation, as the server found the keys. */
function readLines(element: HTMLElement): Line[] {
  const open: { indent: number; line: Line }[] = [];
  return [...element.querySelectorAll<HTMLElement>('pre .l')].map((row) => {
    const text = row.textContent.trimEnd();
    const indent = text.length - text.trimStart().length;
    let closes: Line | null = null;
    // An empty line ends nothing.
    while (text !== '' && open.length > 0 && (open.at(-1)?.indent ?? 0) >= indent) {
      const last = open.pop();
      if (last?.indent === indent && /^[}\]]/.test(text.trimStart())) closes = last.line;
    }
    const inside = open.at(-1)?.line ?? null;
    // The server has marked the keys that are options.
    const isKey = row.querySelector('code') !== null;
    const path = `${inside?.path ?? ''} ${text}`;
    const line = { element: row, path, inside, closes, isKey };
    if (/[{[]/.test(text) && !isComment(text)) open.push({ indent, line });
    return line;
  });
}
