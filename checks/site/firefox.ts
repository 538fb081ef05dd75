// Debian's Firefox, spoken to in its own WebDriver BiDi: Playwright drives only builds of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const EXECUTABLE = '/usr/bin/firefox-esr';

/** No request of the browser's own: updates, telemetry, captive portals. */
const PREFERENCES = {
  'app.update.disabledForTesting': true,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: string;
  message?: string;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

export interface Firefox {
  /** Errors of scripts and console, in order. */
  complaints: string[];
  goTo(address: string): Promise<void>;
  /** Runs in the page; what it gives travels as JSON. */
  evaluate<T>(code: string): Promise<T>;
  /** Asks again until what the code gives is truthy. */
  until(code: string, limit?: number): Promise<void>;
  press(...keys: string[]): Promise<void>;
  size(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** With Node's own WebSocket: one socket, one tab. */
export async function startFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'webpack-docs-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const child = spawn(EXECUTABLE, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(`${await listening(child)}/session`);
  await once(socket, 'open');

  const waiting = new Map<number, (message: Message) => void>();
  const complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method !== 'log.entryAdded') return;
    const { level, text } = message.params as { level: string; text: string };
    if (['error', 'warn'].includes(level)) complaints.push(`${level}: ${text}`);
  });

  let count = 0;
  const send = async <T>(method: string, params: object): Promise<T> => {
    count += 1;
    const answer = new Promise<Message>((resolve) => waiting.set(count, resolve));
    socket.send(JSON.stringify({ id: count, method, params }));
    const { type, result, error, message } = await answer;
    if (type === 'error') throw new Error(`Firefox refused ${method}: ${error}, ${message}`);
    return result as T;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });

  const evaluate = async <T>(code: string): Promise<T> => {
    const expression = `Promise.resolve((async () => (${code}))()).then((value) => JSON.stringify(value ?? null))`;
    const answer = await send<Evaluated>('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text);
    return JSON.parse(String(answer.result?.value));
  };

  return {
    complaints,
    evaluate,
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    until: async (code, limit = 10_000) => {
      const deadline = Date.now() + limit;
      // A document that is being left cannot answer; the next one can.
      while (!(await evaluate(`Boolean(${code})`).catch(() => false))) {
        if (Date.now() > deadline) throw new Error(`Firefox never saw: ${code}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    press: (...keys) => {
      const down = keys.map((value) => ({ type: 'keyDown', value }));
      const up = keys.toReversed().map((value) => ({ type: 'keyUp', value }));
      const actions = [{ type: 'key', id: 'keys', actions: [...down, ...up] }];
      return send('input.performActions', { context, actions });
    },
    size: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
        context,
      });
      return Buffer.from(data, 'base64');
    },
    close: async () => {
      socket.close();
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Firefox names the port it chose on its standard error. */
async function listening(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error('Firefox was started without a standard error.');
  const failed = once(child, 'error').then(([error]: Error[]) => {
    throw new Error(
      `Firefox cannot be started (${error?.message}). On Debian: apt install firefox-esr`,
    );
  });
  const found = (async () => {
    for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream })) {
      const address = /WebDriver BiDi listening on (\S+)/.exec(line)?.[1];
      if (address !== undefined) return address;
    }
    throw new Error('Firefox ended without offering WebDriver BiDi.');
  })();
  return Promise.race([found, failed]);
}
