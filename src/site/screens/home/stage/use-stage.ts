// Where the drawing's HTML comes from: the document on the first load, the home document on client navigation.
import { useEffect, useState } from 'react';
import { STAGE_ID } from '../../../state/view.ts';

let known: string | null = null;

/** Null until it is there; without it the cube stands alone in the same room. */
export function useStage(served: string | null): string | null {
  const [html, setHtml] = useState(served ?? known);
  useEffect(() => {
    if (html !== null) {
      known = html;
      return;
    }
    let left = false;
    fetchStage().then(
      (found) => left || setHtml(found),
      () => console.info('The drawing of the build did not arrive.'),
    );
    return () => {
      left = true;
    };
  }, [html]);
  return html;
}

async function fetchStage(): Promise<string | null> {
  const response = await fetch('/', { headers: { accept: 'text/html' } });
  const home = new DOMParser().parseFromString(await response.text(), 'text/html');
  return home.getElementById(STAGE_ID)?.innerHTML ?? null;
}
