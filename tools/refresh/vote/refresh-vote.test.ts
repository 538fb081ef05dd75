import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refreshVote } from './refresh-vote.ts';

const proposals = Array.from({ length: 12 }, (_, index) => ({
  issue: index + 1,
  issueTitle: 'Old title',
  title: 'Ours',
  description: 'One sentence about what changes.',
  status: null,
  closed: false,
}));
const BEFORE = `${JSON.stringify({ countedAt: null, counts: null, proposals })}\n`;

type Answer = (issue: number, response: ServerResponse) => void;
const good = (issue: number) => ({
  number: issue,
  title: `Title ${issue}`,
  state: issue === 3 ? 'closed' : 'open',
  reactions: { '+1': issue * 10 },
});
const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

let folder: string;
let file: string;
let asked: string[];
let answer: Answer;
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  answer(Number(request.url?.split('/').at(-1)), response);
});
let api: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'refresh-vote-'));
  file = join(folder, 'vote.json');
  writeFileSync(file, BEFORE);
  asked = [];
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

test('counts, titles and states of all issues are stored with the date', async () => {
  answer = (issue, response) => json(response, good(issue));
  expect(await refreshVote({ file, api })).toBe('data/vote.json: 12 counts, 1 closed');
  const after = JSON.parse(readFileSync(file, 'utf8'));
  expect(after.counts['12']).toBe(120);
  expect(Math.abs(Date.parse(after.countedAt) - Date.now())).toBeLessThan(60_000);
  expect(after.proposals[2]).toEqual({ ...proposals[2], issueTitle: 'Title 3', closed: true });
  expect(asked).toHaveLength(12);
  expect(asked[0]).toBe('/repos/webpack/webpack/issues/1');
});

/** All but one issue answer well: one bad answer is enough to keep the file. */
const except =
  (wrong: Answer): Answer =>
  (issue, response) =>
    issue === 7 ? wrong(issue, response) : json(response, good(issue));

test.each<[string, Answer, string]>([
  ['a refusal', (_, response) => void response.writeHead(403).end('{}'), 'GitHub answered 403'],
  ['a missing issue', (_, response) => void response.writeHead(404).end('{}'), 'answered 404'],
  ['garbage', (_, response) => void response.end('<html>'), 'Issue 7'],
  ['no reactions', (issue, response) => json(response, { ...good(issue), reactions: {} }), 'moved'],
  ['another issue', (_, response) => json(response, good(8)), 'Issue 7'],
  ['no title', (issue, response) => json(response, { ...good(issue), title: null }), 'Issue 7'],
  ['a broken connection', (_, response) => void response.destroy(), 'Issue 7'],
])('%s leaves the file as it was', async (_name, wrong, message) => {
  answer = except(wrong);
  await expect(refreshVote({ file, api })).rejects.toThrow(message);
  expect(readFileSync(file, 'utf8')).toBe(BEFORE);
  expect(readdirSync(folder)).toEqual(['vote.json']);
  // It stops there: the rest would not be used.
  expect(asked).toHaveLength(7);
});

test('silence leaves the file as it was', async () => {
  answer = () => {};
  await expect(refreshVote({ file, api, patience: 300 })).rejects.toThrow('Issue 1: ');
  expect(readFileSync(file, 'utf8')).toBe(BEFORE);
});

test('nobody at that address leaves the file as it was', async () => {
  await expect(refreshVote({ file, api: 'http://127.0.0.1:1' })).rejects.toThrow('Issue 1');
  expect(readFileSync(file, 'utf8')).toBe(BEFORE);
});
