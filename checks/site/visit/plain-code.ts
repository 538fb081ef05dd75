// Code without its colours, for as long as something is asked that colours do not change: spans are up to half of a page.
import type { Page } from 'playwright-core';

type Kept = Map<Element, ChildNode[]>;

/** Only where each span has nothing but a class: then there is nothing to say of it. */
function takeColours(): void {
  const kept: Kept = new Map();
  Object.assign(window, { keptCode: kept });
  for (const code of document.querySelectorAll('pre code')) {
    const inside = [...code.querySelectorAll('*')];
    const isColour = (each: Element): boolean =>
      each.localName === 'span' && each.getAttributeNames().every((name) => name === 'class');
    if (inside.length === 0 || !inside.every(isColour)) continue;
    kept.set(code, [...code.childNodes]);
    code.replaceChildren(code.textContent);
  }
}

function giveColoursBack(): void {
  const { keptCode } = window as unknown as { keptCode: Kept };
  for (const [code, nodes] of keptCode) code.replaceChildren(...nodes);
}

export async function withPlainCode<T>(page: Page, ask: () => Promise<T>): Promise<T> {
  await page.evaluate(takeColours);
  try {
    return await ask();
  } finally {
    await page.evaluate(giveColoursBack);
  }
}
