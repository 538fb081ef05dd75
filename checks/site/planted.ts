// Things that must do nothing: put into a copy of a page, each tells when it has run after all.
import type { Browser } from 'playwright-core';
import { open } from './browser.ts';
import { type ChangedSite, serveChanged } from './changed-site.ts';

/** In the page's HTML, as a hole in the pipeline would put it there. */
const IN_HTML = `
  <script>planted('inline script')</script>
  <p id="attribute" style="color: rgb(1, 2, 3)">a</p>
  <style>#element { color: rgb(1, 2, 3) }</style><p id="element">a</p>
  <p id="handler" onclick="planted('handler')">a</p>
  <a id="address" href="javascript:planted('javascript: address')">a</a>
  <img src="https://picture.example/a.svg" alt="">
  <iframe src="https://frame.example/"></iframe>
  <script src="https://script.example/a.js"></script>
  <script src="/planted.js"></script>`;

/** A script of the site itself that went wrong: even that may not do these. */
const IN_SCRIPT = `
  const attempt = (what) => { try { what(); } catch {} };
  attempt(() => eval("planted('eval')"));
  attempt(() => new Function("planted('Function')")());
  attempt(() => {
    const html = '<img src="/none.png" onerror="planted(\\'innerHTML\\')">';
    document.createElement('div').innerHTML = html;
  });
  attempt(() => {
    const script = document.createElement('script');
    script.src = '/search-index.json?planted';
    script.onerror = script.onload = () => planted('script address');
    document.head.append(script);
  });
  attempt(() => {
    trustedTypes.createPolicy('planted', { createHTML: (html) => html });
    planted('second policy');
  });
  fetch('https://connect.example/').then(() => planted('foreign connect.example'), () => {});
  document.getElementById('handler').click();
  document.getElementById('address').click();
  for (const id of ['attribute', 'element']) {
    const { color } = getComputedStyle(document.getElementById(id));
    if (color === 'rgb(1, 2, 3)') planted('style ' + id);
  }`;

export interface Found {
  /** Which plants did something; for other hosts, which were asked. */
  ran: string[];
  /** What the browser reported: directive, what it kept from the page, and a sample. */
  reports: string[];
}

interface Control {
  /** Without the policies in the document, too. */
  withoutMeta?: boolean;
  conf?: ChangedSite['conf'];
}

export async function visitPlanted(browser: Browser, control: Control = {}): Promise<Found> {
  const { withoutMeta = false, conf } = control;
  const plant = (html: string): string =>
    html
      .replace(withoutMeta ? /<meta http-equiv="Content-Security-Policy"[^>]*>/ : '', '')
      .replace('</body>', `${IN_HTML}\n</body>`);
  const site = await serveChanged({
    files: { 'concepts/index.html': plant, 'planted.js': () => IN_SCRIPT },
    ...(conf ? { conf } : {}),
  });
  const { page, close } = await open(browser);
  const ran = new Set<string>();
  const reports: string[] = [];
  await page.exposeFunction('planted', (what: string) => ran.add(what));
  await page.exposeFunction('reported', (what: string) => reports.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sample } = event;
      const { reported } = window as unknown as { reported(what: string): void };
      reported(`${effectiveDirective} ${blockedURI} ${sample}`.replaceAll(/\s+/g, ' ').trim());
    });
  });
  await page.route(/^https:\/\/\w+\.example\//, (route) => {
    ran.add(`foreign ${new URL(route.request().url()).host}`);
    return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(`${site.origin}/concepts/`, { waitUntil: 'load' });
  // An address of a script waits for its turn; everything else was tried before `load`.
  await page.waitForTimeout(300);
  await close();
  await site.close();
  return { ran: [...ran].sort(), reports };
}
