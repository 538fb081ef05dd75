// `npm run bench:load -- 30`: the released site under load beside one bare file, through releases and killed workers. Needs a build and wrk.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { freePort, runNginx, type Served } from '../../hosting/serve.ts';
import { PROJECT_ROOT } from '../../src/build/paths.ts';
import { nginxOf, workersOf } from '../release/nginx-process.ts';
import { publish } from '../release/publish.ts';
import { fromBuild, type SiteSource } from '../release/sources.ts';
import { Store } from '../release/store.ts';
import { watchBodies } from './body-watch.ts';
import { wrk } from './wrk.ts';

/** The page that is released anew under load. */
const PAGE = 'guides/getting-started/';
/** Two of those that are asked for most, and an ordinary one. */
const COMPARED = ['', 'concepts/', PAGE];
const CONNECTIONS = 200;
const ROUNDS = 5;
const GOAL = 0.95;
const seconds = Number(process.argv[2] ?? 30);

const place = mkdtempSync(join(tmpdir(), 'bench-load-'));
const store = new Store(join(place, 'released'));

/** The build, or the build with another sentence on every page that is asked for. */
function site(mark: string): SiteSource {
  const source = fromBuild(PROJECT_ROOT, String);
  if (mark === '') return source;
  const html = readFileSync(source.files.get(`${PAGE}index.html`) ?? '', 'utf8') + mark;
  for (const [ending, bytes] of Object.entries({
    '': html,
    '.br': brotliCompressSync(html),
    '.gz': gzipSync(html),
  })) {
    const file = join(place, `${mark}${ending}`);
    writeFileSync(file, bytes);
    source.files.set(`${PAGE}index.html${ending}`, file);
  }
  return source;
}

const workers = (): number[] => workersOf(nginxOf(store.folder) ?? 0);
const release = (mark: string) => publish(store, () => site(mark), 3);

async function startSite(): Promise<Served> {
  const port = await freePort();
  process.env.PORT = String(port);
  await release('');
  delete process.env.PORT;
  return runNginx(store.folder, port);
}

/** The same bytes under a configuration that does nothing else. */
async function startBare(): Promise<Served> {
  const folder = join(place, 'bare');
  const port = await freePort();
  for (const page of COMPARED) {
    mkdirSync(join(folder, page), { recursive: true });
    const bytes = readFileSync(join(store.folder, 'current', page, 'index.html.br'));
    writeFileSync(join(folder, page, 'page.html'), bytes);
  }
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes auto; pid nginx.pid; error_log stderr warn; events {}
http {
  access_log off; sendfile on;
  client_body_temp_path a; proxy_temp_path b; fastcgi_temp_path c; uwsgi_temp_path d; scgi_temp_path e;
  server { listen 127.0.0.1:${port}; root ${folder}; }
}
`,
  );
  return runNginx(folder, port);
}

const median = (all: readonly number[]): number =>
  [...all].sort((a, b) => a - b)[all.length >> 1] ?? Number.NaN;

const hashOf = (file: string): string =>
  createHash('sha256').update(readFileSync(file)).digest('hex');

/** What the pages may be answered with while releases with these marks come and go. */
function expected(marks: readonly string[]): Map<string, Set<string>> {
  return new Map(
    ['', PAGE, 'concepts/', 'configuration/'].map((path) => {
      const files = marks.map((mark) => site(mark).files.get(`${path}index.html.br`) ?? '');
      return [`/${path}`, new Set(files.map(hashOf))];
    }),
  );
}

/** In pairs, one after the other: the machine is never equally busy for long. */
async function compare(page: string, ours: string, bare: string): Promise<void> {
  const rates: Record<'ours' | 'bare', number[]> = { ours: [], bare: [] };
  let errors = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of [
      ['ours', `${ours}/${page}`],
      ['bare', `${bare}/${page}page.html`],
    ] as const) {
      const load = await wrk({ url, seconds, connections: CONNECTIONS });
      rates[name].push(load.perSecond);
      if (name === 'ours') errors += load.refused + load.socketErrors;
    }
  }
  console.table(rates);
  const ratio = median(rates.ours.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)));
  console.log(
    `/${page}: requests per second, medians of ${ROUNDS} × ${seconds} s: ` +
      `ours ${median(rates.ours).toFixed(0)}, bare file ${median(rates.bare).toFixed(0)}, ` +
      `ratio of a pair ${ratio.toFixed(3)} (${ratio >= GOAL ? 'holds' : 'FAILS'}: ${GOAL}); errors ${errors}`,
  );
}

/** Something happens three times while wrk and four readers ask for pages. */
async function under(what: string, origin: string, act: (time: number) => Promise<void> | void) {
  const bodies = watchBodies(origin, expected(['', 'b']));
  const load = wrk({ url: `${origin}/${PAGE}`, seconds: 12, connections: CONNECTIONS });
  for (let time = 0; time < 3; time++) {
    await sleep(3000);
    await act(time);
  }
  const { requests, refused, socketErrors } = await load;
  const { corrupt, ...read } = await bodies.stop();
  console.log(
    `${what}: ${requests} requests, ${refused} not 200, ${socketErrors} connections cut; ` +
      `bodies hashed ${read.whole}, cut ${read.cut}, refused ${read.refused}, ` +
      `corrupt ${corrupt.length} ${corrupt.slice(0, 3).join(' ')}`,
  );
}

console.log(`load before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`);
const ours = await startSite();
const bare = await startBare();
try {
  for (const page of COMPARED) await compare(page, ours.origin, bare.origin);
  await under('three releases', ours.origin, async (time) => {
    await release(time % 2 === 0 ? 'b' : '');
  });
  await under('three workers killed', ours.origin, () => {
    const [worker] = workers();
    if (worker !== undefined) process.kill(worker, 'SIGKILL');
  });
  const after = await wrk({ url: `${ours.origin}/${PAGE}`, seconds: 3, connections: CONNECTIONS });
  console.log(
    `afterwards: ${workers().length} workers, ${after.requests} requests, ` +
      `${after.refused + after.socketErrors} errors`,
  );
} finally {
  await ours.close();
  await bare.close();
  rmSync(place, { recursive: true });
}
