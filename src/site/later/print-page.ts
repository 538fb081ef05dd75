// "Print Document" opens the browser's own dialog.
export function installPrintPage(document: Document): void {
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest('[data-print]') !== null) window.print();
  });
}
