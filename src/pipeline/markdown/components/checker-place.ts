// The checker of configurations: all its words but the field, which would be no use before its code has come.
import type { Html } from 'mdast';
import { lineOf, type PageContext } from '../page-context.ts';

const LABEL = 'Your configuration';
const ABOUT =
  'What you paste stays in your browser: it is read, not run, and it is neither sent nor stored.';
const WITHOUT =
  'The checker needs script. Without it, the steps below are the manual way: each one names the option or the message that it is about, so search your configuration for them.';

/** The field is made by script: nothing that is shown as a page may bring one along (`trusted-types.ts`). */
export function checkerPlace({ node, context }: { node: Html; context: PageContext }): void {
  const line = lineOf(node);
  context.prose.push(...[ABOUT, WITHOUT].map((text) => ({ text, line })));
  node.value =
    '<div class="checker" data-island="checker"><div class="js-only">' +
    `<label class="checker-l"><span>${LABEL}</span><span class="checker-in"></span></label>` +
    `<p class="checker-about">${ABOUT}</p>` +
    '<div class="checker-bar"><button type="button" class="btn btn-1">Check</button><p role="status"></p></div>' +
    `<div class="checker-out"></div></div><p class="checker-without">${WITHOUT}</p></div>`;
}
