// Stands between the browser and nginx and spoils the answers to chosen requests, on the wire and not in the browser.
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

export const FAULTS = [
  '404',
  '500',
  'reset',
  'truncated',
  'wrong type',
  'wrong bytes',
  'silence',
] as const;
export type Fault = (typeof FAULTS)[number];

export interface FaultyServer {
  origin: string;
  /** From now on this fault meets requests whose path matches; null passes all on unchanged. */
  spoil(rule: { paths: RegExp; fault: Fault } | null): void;
  /** Paths asked for, and those whose answers were spoiled, since the rule was set. */
  asked: string[];
  spoiled: string[];
  /** Bytes on the wire since the server began, both ways, heads and bodies. */
  bytes(): number;
  /** Ends the requests that were met with silence: a page kept for Back would hold its connections. */
  letGo(): void;
  close(): Promise<void>;
}

/** What a host sends that answers every unknown address with a page. */
const PAGE = '<!doctype html><title>Another page</title><p>Not what was asked for.';

export async function faultyServer(behind: string): Promise<FaultyServer> {
  let rule: { paths: RegExp; fault: Fault } | null = null;
  const asked: string[] = [];
  const spoiled: string[] = [];
  const waiting = new Set<IncomingMessage>();
  const sockets: Socket[] = [];
  const server = createServer((question, answer) => {
    const path = new URL(question.url ?? '/', behind).pathname;
    asked.push(path);
    if (!rule?.paths.test(path)) return passOn(behind, question, (real) => relay(real, answer));
    spoiled.push(path);
    if (rule.fault === 'silence') return waiting.add(question);
    return ANSWERS[rule.fault](behind, question, answer);
  });
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil: (next) => {
      rule = next;
      asked.length = 0;
      spoiled.length = 0;
    },
    asked,
    spoiled,
    bytes: () =>
      sockets.reduce((sum, { bytesRead, bytesWritten }) => sum + bytesRead + bytesWritten, 0),
    letGo: () => {
      for (const { socket } of waiting) socket.destroy();
      waiting.clear();
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

type Answer = (behind: string, question: IncomingMessage, answer: ServerResponse) => void;

const ANSWERS: Record<Exclude<Fault, 'silence'>, Answer> = {
  '404': (_behind, _question, answer) => instead(answer, 404),
  '500': (_behind, _question, answer) => instead(answer, 500),
  reset: (_behind, question) => question.socket.resetAndDestroy(),
  truncated: (behind, question, answer) =>
    passOn(behind, question, (real) => relayHalf(real, answer)),
  'wrong type': (_behind, _question, answer) => instead(answer, 200),
  'wrong bytes': (behind, question, answer) => {
    // What is in a cache is as good as new to nginx, and then it tells no type.
    delete question.headers['if-none-match'];
    delete question.headers['if-modified-since'];
    passOn(behind, question, (real) => relayOther(real, answer));
  },
};

/** A page in place of the file; as every answer of ours, not to be taken for another type. */
function instead(answer: ServerResponse, status: number): void {
  answer.writeHead(status, { 'content-type': 'text/html', 'x-content-type-options': 'nosniff' });
  answer.end(PAGE);
}

function passOn(
  behind: string,
  question: IncomingMessage,
  then: (real: IncomingMessage) => void,
): void {
  const { method = 'GET', headers } = question;
  const onward = request(behind + question.url, { method, headers }, then);
  onward.once('error', () => question.socket.destroy());
  question.pipe(onward);
}

function relay(real: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(real.statusCode ?? 502, real.rawHeaders);
  real.pipe(answer);
}

/** Announces all of the body, sends its first half and hangs up. */
async function relayHalf(real: IncomingMessage, answer: ServerResponse): Promise<void> {
  const body = Buffer.concat(await real.toArray());
  const { 'transfer-encoding': _chunked, ...headers } = real.headers;
  answer.writeHead(real.statusCode ?? 502, { ...headers, 'content-length': body.length });
  answer.write(body.subarray(0, body.length / 2), () => answer.socket?.destroySoon());
}

/** Of the right type, and to be kept as long as the real file: only its bytes are others. */
function relayOther(real: IncomingMessage, answer: ServerResponse): void {
  real.resume();
  const { 'content-type': type = '', 'cache-control': control = '' } = real.headers;
  const nosniff = { 'x-content-type-options': 'nosniff' };
  answer.writeHead(200, { 'content-type': type, 'cache-control': control, ...nosniff });
  const [, body] = OTHERS.find(([types]) => types.test(type)) ?? [];
  answer.end(body);
}

/** Nothing at all for fonts, pictures and text. */
const OTHERS: readonly [RegExp, string][] = [
  [/html/, PAGE],
  [/javascript|css/, '/* Not what was asked for. */'],
  [/json/, '{}'],
];
