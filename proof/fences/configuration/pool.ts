// Shares configurations among two processes and outlives every one of them that hangs or crashes.
import type { ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startConfined, stopConfined } from '../../sandbox/confine.ts';
import { plainEnvironment } from '../../sandbox/environment.ts';
import type { Fault } from './check-configurations.ts';
import type { Answer, Job } from './worker.ts';

interface PoolOptions {
  /** Configurations lie below its `.cache/proof`. */
  project: string;
  size?: number;
  timeout?: number;
}

/** webpack's compilers stay in memory; a new process is cheaper than a full one. */
const JOBS_PER_PROCESS = 250;

export class ConfigurationPool {
  readonly #project: string;
  readonly #size: number;
  readonly #timeout: number;
  readonly #queue: { job: Job; done: (faults: Fault[]) => void }[] = [];
  #running = 0;
  #ids = 0;
  readonly #idle: Worker[] = [];

  constructor({ project, size = 2, timeout = 30_000 }: PoolOptions) {
    this.#project = project;
    this.#size = size;
    this.#timeout = timeout;
  }

  check(folder: string, file: string): Promise<Fault[]> {
    this.#ids += 1;
    const job = { id: this.#ids, folder, file };
    return new Promise((done) => {
      this.#queue.push({ job, done });
      void this.#next();
    });
  }

  close(): void {
    for (const worker of this.#idle.splice(0)) worker.end();
  }

  async #next(): Promise<void> {
    if (this.#running >= this.#size) return;
    const entry = this.#queue.shift();
    if (entry === undefined) return;
    this.#running += 1;
    const worker = this.#idle.pop() ?? new Worker(this.#project);
    const faults = await worker.work(entry.job, this.#timeout);
    this.#running -= 1;
    // Something an earlier one left behind may have ended the process.
    if (worker.crashed && worker.used) this.#queue.unshift(entry);
    else entry.done(faults);
    if (worker.usable) this.#idle.push(worker);
    else worker.end();
    void this.#next();
  }
}

/** The repository whose code this is. */
const CODE = join(import.meta.dirname, '../../..');
/** Of it: what the worker imports and reads. */
const NEEDED = ['proof', 'src', 'package-lock.json'];

class Worker {
  readonly #child: ChildProcess;
  /** Loading webpack takes its time on a busy machine and is not the configuration's. */
  readonly #ready: Promise<void>;
  crashed = false;
  #jobs = 0;
  #errors = '';

  constructor(project: string) {
    const configurations = join(project, '.cache/proof');
    mkdirSync(configurations, { recursive: true });
    const place = {
      project: CODE,
      folder: configurations,
      env: plainEnvironment('/tmp'),
      writable: [],
      readable: [...NEEDED.map((path) => join(CODE, path)), configurations],
    };
    const worker = [process.execPath, '--no-warnings', join(import.meta.dirname, 'worker.ts')];
    this.#child = startConfined(worker, place, ['ignore', 'ignore', 'pipe', 'ipc']);
    this.#ready = new Promise((resolve) => {
      this.#child.once('message', () => resolve());
      this.#child.once('exit', () => resolve());
    });
    this.#child.stderr?.on('data', (data) => {
      this.#errors = `${this.#errors}${data}`.slice(-2000);
    });
  }

  /** Others were evaluated in it before. */
  get used(): boolean {
    return this.#jobs > 1;
  }

  get usable(): boolean {
    return this.#child.connected && this.#jobs < JOBS_PER_PROCESS;
  }

  async work(job: Job, timeout: number): Promise<Fault[]> {
    this.#jobs += 1;
    await this.#ready;
    if (!this.#child.connected) {
      if (this.#jobs === 1) throw new Error(`A worker cannot start: ${this.#errors}`);
      this.crashed = true;
      return [];
    }
    return await new Promise((resolve) => {
      const settle = (faults: Fault[]): void => {
        clearTimeout(timer);
        this.#child.removeAllListeners('message').removeAllListeners('exit');
        resolve(faults);
      };
      const fail = (message: string): void => settle([{ check: 'evaluates', message }]);
      const timer = setTimeout(() => {
        this.end();
        fail(`It does not finish within ${timeout / 1000} s`);
      }, timeout);
      this.#child.on('message', ({ id, faults }: Answer) => {
        if (id === job.id) settle(faults);
      });
      this.#child.on('exit', (code) => {
        this.crashed = true;
        const reason = /^\w*Error:.*$/m.exec(this.#errors)?.[0];
        fail(`It ends the process with code ${code}${reason ? `: ${reason}` : ''}`);
      });
      this.#child.send(job);
    });
  }

  end(): void {
    if (this.#child.connected) this.#child.disconnect();
    stopConfined(this.#child, 'SIGKILL');
  }
}
