// Leaves of an article's white space only what a browser would show, as between words; changes the tree.
import type { Parents, Text } from 'hast';

/** Elements that are part of a line; any other begins and ends one. */
const IN_LINE = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i img input ins kbd label mark math picture q ' +
    's samp small span strong sub sup svg time u var video'
  ).split(' '),
);
/** They show something without having text. */
const SHOWN = new Set(['img', 'input', 'math', 'picture', 'svg', 'video']);

/** A line that ends in the source goes on as a line: READMEs set apart what belongs apart ("Type: …"). */
export function collapse(root: Parents): void {
  /** Nothing, or white space, is before what comes next. */
  let open = true;
  /** The text that ends the line so far. */
  let last: Text | null = null;
  const endLine = (): void => {
    if (last !== null) last.value = last.value.trimEnd();
    last = null;
    open = true;
  };
  const take = (text: Text): void => {
    const value = text.value.replace(/[\t\n\v\f\r ]+/g, (space) =>
      /[\n\r]/.exec(space) ? '\n' : ' ',
    );
    text.value = open ? value.replace(/^[\n ]/, '') : value;
    if (text.value === '') return;
    open = /[\n ]$/.test(text.value);
    last = text;
  };
  const walk = (parent: Parents): void => {
    for (const child of parent.children) {
      if (child.type === 'text') take(child);
      else if (child.type === 'element' && IN_LINE.has(child.tagName)) {
        if (SHOWN.has(child.tagName)) {
          open = false;
          last = null;
        } else walk(child);
      } else if (child.type === 'element') {
        endLine();
        if (child.tagName !== 'pre') walk(child);
        endLine();
      }
    }
    parent.children = parent.children.filter(
      (child) => child.type !== 'text' || child.value !== '',
    ) as typeof parent.children;
  };
  walk(root);
  endLine();
}
