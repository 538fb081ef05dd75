// Scripts are asked for after the first frame, and the document's `load` may have been before it or may wait for them.

export function whenLoaded(what: () => void): void {
  if (document.readyState === 'complete') what();
  else addEventListener('load', what);
}
