import { isOutdated } from './release.js';

export function newVersionNotice() {
  const notice = document.createElement('aside');
  notice.role = 'status';

  async function check() {
    if (document.hidden || !(await isOutdated())) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
    const button = document.createElement('button');
    button.textContent = 'Reload';
    button.addEventListener('click', () => location.reload());
    notice.replaceChildren('A new version of this page is available. ', button);
  }

  const timer = setInterval(check, 10 * 60_000);
  document.addEventListener('visibilitychange', check);
  return notice;
}
