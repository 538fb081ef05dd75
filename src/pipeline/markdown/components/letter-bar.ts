// The alphabet above a long list of entries: letters that have a heading on the page lead to it.
import type { Html } from 'mdast';
import { type PageContext, report } from '../page-context.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function letterBar({ node, context }: { node: Html; context: PageContext }): void {
  const ids = new Map(
    context.headings.filter(({ depth }) => depth === 2).map(({ text, id }) => [text, id]),
  );
  if (!ALPHABET.some((letter) => ids.has(letter))) {
    report(context, node, {
      what: '<LetterBar /> on a page without a heading that is one letter.',
      advice: 'Write a heading for each letter that has entries: ## A {#a}.',
    });
    return;
  }
  const letters = ALPHABET.map((letter) => {
    const id = ids.get(letter);
    // Nobody is helped by hearing a letter that leads nowhere.
    return id === undefined
      ? `<span aria-hidden="true">${letter}</span>`
      : `<a class="letter" href="#${id}">${letter}</a>`;
  });
  node.value = `<nav class="letters" aria-label="Entries by letter">${letters.join('')}</nav>`;
}
