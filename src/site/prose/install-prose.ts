// Everything an article does by itself: its HTML is the server's, so listeners sit on the document.
import { installCopy } from './copy.ts';
import { installPackageManager } from './package-manager.ts';

export function installProse(document: Document, signal: AbortSignal): void {
  const status = document.createElement('div');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  document.body.append(status);
  signal.addEventListener('abort', () => status.remove());
  installCopy(document, signal, (text) => {
    status.textContent = text;
  });
  installPackageManager(document, signal);
}
