// Orders the rows of a table by a column, either way; rows that are equal there keep their order.

const collator = new Intl.Collator('en', { numeric: true });

/** Of a range, what stands behind its first sign. */
const numberOf = (text: string): string => text.replace(/^\D+/, '');

interface Order {
  column: number;
  kind: string | undefined;
  descending: boolean;
}

export function sortRows(body: Element, { column, kind, descending }: Order): void {
  const key = (row: Element): string => {
    const text = row.children[column]?.textContent.trim() ?? '';
    return kind === 'number' ? numberOf(text) : text;
  };
  const way = descending ? -1 : 1;
  body.append(...[...body.children].sort((a, b) => way * collator.compare(key(a), key(b))));
}
