// One measured session of the dev server: from its start to the first article, then edits in place.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { ARTICLE_ID } from '../../src/site/state/view.ts';

export interface DevSession {
  /** Milliseconds from the start of the process to the article in the document. */
  start: number;
  /** Milliseconds from writing the file to the new text on the page, one per edit. */
  edits: number[];
}

interface DevSessionOptions {
  browser: Browser;
  content: string;
  /** The page to open and edit: its file under the content folder and its address. */
  page: { path: string; url: string };
  edits: number;
}

const DEV_SERVER = fileURLToPath(new URL('../start/start.ts', import.meta.url));
const GIVE_UP_MS = 120_000;
const PAUSE_MS = 1500;

export async function devSession(options: DevSessionOptions): Promise<DevSession> {
  const port = await freePort();
  const page = await options.browser.newPage();
  const began = performance.now();
  const server = spawn(process.execPath, [DEV_SERVER], {
    env: { ...process.env, DOCS_CONTENT: options.content, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    const checked = page.waitForResponse((response) => response.url().includes('/__dev/mistakes'), {
      timeout: GIVE_UP_MS,
    });
    // Waited for below, unless the session ends before.
    checked.catch(() => {});
    await openWhenReady(page, { server, url: `http://127.0.0.1:${port}${options.page.url}` });
    await page.waitForSelector(`#${ARTICLE_ID} h2`, { timeout: GIVE_UP_MS, state: 'attached' });
    const start = performance.now() - began;
    // The first check starts a thread; an author has not saved anything by then.
    await checked;
    return { start, edits: await measureEdits(page, options) };
  } finally {
    await page.close();
    await stop(server);
  }
}

async function measureEdits(page: Page, options: DevSessionOptions): Promise<number[]> {
  const file = join(options.content, options.page.path);
  const source = readFileSync(file, 'utf8');
  // Gone if the document is loaded again.
  await page.evaluate('window.sameDocument = true');
  const times: number[] = [];
  for (let edit = 1; edit <= options.edits; edit++) {
    // Long enough for the check of the edit before to begin and to end, as between two saves of an author.
    await page.waitForTimeout(PAUSE_MS);
    const text = `This is edit number ${edit} of the bench.`;
    const began = performance.now();
    writeFileSync(file, `${source}\n${text}\n`);
    await page.waitForFunction(
      `document.getElementById('${ARTICLE_ID}')?.textContent.includes('${text}')`,
      undefined,
      { timeout: GIVE_UP_MS },
    );
    times.push(performance.now() - began);
  }
  if ((await page.evaluate('window.sameDocument')) !== true) {
    throw new Error('The page was loaded again: the edits were not shown in place.');
  }
  return times;
}

interface Opening {
  server: ChildProcess;
  url: string;
}

/** Knocks until the server answers: that it listens is part of what is measured. */
async function openWhenReady(page: Page, { server, url }: Opening): Promise<void> {
  for (;;) {
    try {
      await page.goto(url, { waitUntil: 'commit', timeout: GIVE_UP_MS });
      return;
    } catch (error) {
      if (server.exitCode !== null) {
        throw new Error(`The dev server ended with code ${server.exitCode}.`, { cause: error });
      }
      if (!String(error).includes('ERR_CONNECTION_REFUSED')) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/**
 * Outside the range the system gives to clients: a knock on a closed port of that range may be given
 * the same port as its own, and then it talks to itself.
 */
const PORTS = { first: 21_000, last: 29_000 };

async function freePort(port: number = PORTS.first): Promise<number> {
  if (port > PORTS.last) throw new Error('No free port for the dev server.');
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}

function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
