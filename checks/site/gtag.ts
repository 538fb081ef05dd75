// Stands in for Google Analytics, which cannot be reached from here: a script that obeys the documented commands, and what it reports to.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Route } from 'playwright-core';

const GTAG = 'https://www.googletagmanager.com/gtag/js**';
const COLLECT = 'https://www.google-analytics.com/g/collect**';

/**
 * Entries of `dataLayer` that are `arguments` objects are commands, before and after it has loaded.
 * `config` counts a view of its own unless told not to; a cookie is set unless storage is denied.
 */
function gtag(): void {
  const ids: string[] = [];
  let storage = 'granted';
  type Values = Record<string, unknown>;
  const report = (name: string, values: Values): void => {
    for (const id of ids) {
      const query = new URLSearchParams({
        v: '2',
        tid: id,
        gcs: storage === 'denied' ? 'G100' : 'G111',
        en: name,
        dl: String(values['page_location'] ?? location.href),
        dt: String(values['page_title'] ?? document.title),
      });
      // biome-ignore lint/suspicious/noDocumentCookie: as the real one does
      if (storage !== 'denied') document.cookie = '_ga=GA1.1.1.1; path=/';
      fetch(`https://www.google-analytics.com/g/collect?${query}`, {
        method: 'POST',
        keepalive: true,
        mode: 'no-cors',
      });
    }
  };
  const commands: Record<string, (name: string, values?: Values) => void> = {
    consent: (_name, values) => {
      storage = String(values?.['analytics_storage'] ?? storage);
    },
    config: (name, values = {}) => {
      ids.push(name);
      if (values['send_page_view'] !== false) report('page_view', values);
    },
    event: (name, values = {}) => report(name, values),
  };
  const obey = (entry: unknown): void => {
    if (Object.prototype.toString.call(entry) !== '[object Arguments]') return;
    const [command, name, values] = Array.from(entry as ArrayLike<unknown>);
    commands[String(command)]?.(String(name), values as Values);
  };
  const { dataLayer } = window as unknown as { dataLayer: unknown[] };
  for (const entry of dataLayer) obey(entry);
  dataLayer.push = (...entries) => {
    for (const entry of entries) obey(entry);
    return Array.prototype.push.apply(dataLayer, entries);
  };
}

export interface Collector {
  /** What was reported, in order. */
  views: Record<string, string>[];
  /** Answers for both hosts of Google; another script may come in place of the obedient one. */
  answer(context: BrowserContext, script?: (route: Route) => Promise<void> | void): Promise<void>;
  close(): Promise<void>;
}

export async function collector(): Promise<Collector> {
  const views: Record<string, string>[] = [];
  const server = createServer((asked, answer) => {
    const { searchParams } = new URL(asked.url ?? '', 'http://collector');
    views.push(Object.fromEntries(searchParams));
    answer.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const obedient = (route: Route): Promise<void> =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gtag})()` });
  return {
    views,
    answer: async (context, script = obedient) => {
      await context.route(GTAG, script);
      await context.route(COLLECT, async (route) => {
        const { search } = new URL(route.request().url());
        await fetch(`http://127.0.0.1:${port}/g/collect${search}`, { method: 'POST' });
        await route.fulfill({ status: 204 });
      });
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
