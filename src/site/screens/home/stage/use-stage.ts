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

/** The old way of asking gives a parsed document; parsing text here would need its trust, scripts and all. */
function fetchStage(): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', '/');
    request.responseType = 'document';
    request.setRequestHeader('accept', 'text/html');
    request.onload = () =>
      resolve(request.responseXML?.getElementById(STAGE_ID)?.innerHTML ?? null);
    request.onerror = reject;
    request.send();
  });
}
