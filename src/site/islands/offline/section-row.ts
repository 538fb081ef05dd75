// One section in the list: what is said of it, how far its saving is, and its two buttons.

export interface RowState {
  text: string;
  /** Null: the button is not to be seen, its place stays. */
  action: 'Save' | 'Stop' | 'Resume' | 'Update' | null;
  removable: boolean;
  progress?: { done: number; all: number };
}

interface RowEvents {
  onAction: () => void;
  onRemove: () => void;
}

export interface SectionRow {
  readonly name: string;
  readonly title: string;
  setFacts: (text: string) => void;
  show: (state: RowState) => void;
}

export function sectionRow(item: HTMLElement, events: RowEvents): SectionRow {
  const title = item.querySelector('.off-n')?.textContent ?? '';
  const facts = item.querySelector('.off-f');
  const status = made('p', 'off-s');
  status.tabIndex = -1;
  const bar = made('progress', 'off-g');
  bar.setAttribute('aria-label', `Saving ${title}`);
  const [action, remove] = [made('button', 'btn btn-2 btn-sm'), made('button', 'btn btn-3 btn-sm')];
  action.addEventListener('click', events.onAction);
  remove.addEventListener('click', events.onRemove);
  label(remove, 'Remove', title);
  // Nothing shows before anything is known, so that nothing moves then.
  bar.hidden = remove.hidden = action.disabled = true;
  item.querySelector('.off-st')?.append(status, bar);
  item.querySelector('.off-b')?.append(remove, action);

  return {
    name: item.id,
    title,
    setFacts: (text) => {
      if (facts) facts.textContent = text;
    },
    show: ({ text, action: name, removable, progress }) => {
      const focused = [action, remove].find((button) => button === document.activeElement);
      status.textContent = text;
      bar.hidden = progress === undefined;
      if (progress) Object.assign(bar, { max: progress.all, value: progress.done });
      action.disabled = name === null;
      if (name !== null) label(action, name, title);
      remove.hidden = !removable;
      // A button that is gone must not take the reader's place in the page with it.
      if (focused?.hidden || focused?.disabled) status.focus({ preventScroll: true });
    },
  };
}

function label(button: HTMLElement, name: string, title: string): void {
  button.textContent = name;
  button.setAttribute('aria-label', `${name} ${title}`);
}

function made<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  if (element instanceof HTMLButtonElement) element.type = 'button';
  return element;
}
