// A local server that speaks Algolia's documented query API over a few records: what a hosted search really sends and refuses.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type HostedRecord, matches } from './hosted-matches.ts';

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export type Disorder = (response: ServerResponse) => void;

export interface HostedServer {
  origin: string;
  /** Queries in order, those that went wrong as well. */
  asked: Asked[];
  /** What happens to the next queries instead of an answer, one each. */
  disorders: Disorder[];
  close(): Promise<void>;
}

interface HostedServerOptions {
  applicationId: string;
  apiKey: string;
  indexes: Readonly<Record<string, readonly HostedRecord[]>>;
}

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json; charset=UTF-8',
};

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, HEADERS);
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

/** Every refusal has this shape. */
export const refusal = (status: number, message: string): [number, object] => [
  status,
  { message, status },
];

export async function hostedServer(options: HostedServerOptions): Promise<HostedServer> {
  const asked: Asked[] = [];
  const disorders: Disorder[] = [];
  const server = createServer(async (request, response) => {
    // A browser asks first whether another origin may send these headers.
    if (request.method === 'OPTIONS') {
      send(response, 204, '');
      return;
    }
    const { method = '', url: path = '', headers } = request;
    const query: Asked = { method, path, headers, body: JSON.parse(await text(request)) };
    asked.push(query);
    const disorder = disorders.shift();
    if (disorder) disorder(response);
    else send(response, ...answer(query, options));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    disorders,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(query: Asked, options: HostedServerOptions): [status: number, body: object] {
  const { method, path, headers, body } = query;
  const index = /^\/1\/indexes\/([^/]+)\/query$/.exec(path)?.[1];
  if (method !== 'POST' || index === undefined) return refusal(404, 'Path not found');
  const known =
    headers['x-algolia-application-id'] === options.applicationId &&
    headers['x-algolia-api-key'] === options.apiKey;
  if (!known) return refusal(403, 'Invalid Application-ID or API key');
  const records = options.indexes[decodeURIComponent(index)];
  if (!records) return refusal(404, `Index ${index} does not exist`);
  if (Buffer.byteLength(String(body['query'])) > 512) return refusal(400, 'Query is too long');
  const hits = matches(records, body);
  return [200, { hits, nbHits: hits.length, page: 0, nbPages: 1, query: body['query'] }];
}
