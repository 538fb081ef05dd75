// Everything an article does by itself: its HTML is the server's, so listeners sit on the document.
import { installCopy } from './copy.ts';
import { installPackageManager } from './package-manager.ts';

export function installProse(document: Document): () => void {
  const status = document.createElement('div');
  status.className = 'vh';
  status.setAttribute('role', 'status');
  document.body.append(status);
  const stopCopy = installCopy(document, (text) => {
    status.textContent = text;
  });
  const stopPackageManager = installPackageManager(document);
  return () => {
    stopCopy();
    stopPackageManager();
    status.remove();
  };
}
