// What Copy takes from a block, read from the lines the reader sees: the page holds no second copy of code.

/** The panel that is shown: a block has one, or one per package manager. */
export function shownCode(figure: Element): Element | null {
  const all = [...figure.querySelectorAll('pre')];
  const chosen = figure.ownerDocument.documentElement.dataset['packageManager'];
  const value = chosen ?? figure.querySelector<HTMLInputElement>('input:checked')?.value;
  const pre = all.find((each) => each.dataset['pm'] === value) ?? all[0];
  return pre?.querySelector('code') ?? null;
}

/** The same rule as `copyText` of the model, which the browser tests hold it to for every fence. */
export function copiedText(code: Element): string {
  const commands = code.querySelectorAll('.cmd');
  const parts: Iterable<ChildNode> = commands.length > 0 ? commands : code.childNodes;
  // Lines end with a newline of their own; textContent leaves out what CSS draws.
  return Array.from(parts, (part) =>
    (part as Element).classList?.contains('del') ? '' : part.textContent,
  )
    .join('')
    .replace(/\n+$/, '');
}
