// A local server that answers like GitHub's API for issues; the browser's requests to that host are led to it.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { ISSUE } from './outside.ts';

export type Answer = (issue: number, response: ServerResponse) => void;

export interface GitHub {
  /** Issues asked for, in order. */
  asked: number[];
  close: () => Promise<void>;
}

/** As GitHub sends them: a page of another origin reads only what is exposed to it. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Retry-After, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Reset',
  'content-type': 'application/json; charset=utf-8',
  'x-ratelimit-limit': '60',
};

export const votesOf = (issue: number): number => (issue * 7919) % 2003;

export const counted: Answer = (issue, response) => {
  send(response, 200, { number: issue, state: 'open', reactions: { '+1': votesOf(issue) } });
};

export function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { ...HEADERS, ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

export async function github(page: Page, answer: Answer): Promise<GitHub> {
  const asked: number[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    const issue = Number(request.url?.split('/').at(-1));
    asked.push(issue);
    answer(issue, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const local = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await page.route(ISSUE, async (route) => {
    const url = route.request().url().replace('https://api.github.com', local);
    try {
      await route.fulfill({ response: await route.fetch({ url, timeout: 0 }) });
    } catch {
      // The page gave up, or the server hung up: either way there is no answer.
      await route.abort().catch(() => {});
    }
  });
  return {
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
