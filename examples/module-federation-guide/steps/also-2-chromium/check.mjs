// Both servers on origins of their own, in Chromium: the remote is up, down, silent, back,
// published again and on a dev server.
import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { chromium } from 'playwright-core';

const remotePort = process.env.PORT ?? 3000;
const running = new Set();

async function start(command, ready) {
  const child = spawn('/bin/sh', ['-c', `exec 2>&1; ${command}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  let printed = '';
  return new Promise((resolve) => {
    child.stdout.on('data', (text) => {
      printed += text;
      const [, url] = ready.exec(printed) ?? [];
      if (url !== undefined) resolve({ child, url });
    });
  });
}

async function stop({ child }) {
  running.delete(child);
  const closed = new Promise((resolve) => child.on('close', resolve));
  process.kill(-child.pid);
  await closed;
}

function change(file, from, to) {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
  writeFileSync(file, text.replace(from, to));
}

const startWeather = () => start('npm start -w weather', /^(http:.*)$/m);
const startWeatherDev = () => start('npm run dev -w weather', /Loopback: (\S+),/);
const startWalks = () => start('npm start -w walks', /Loopback: (\S+),/);

// Pages ask for port 3000; the server has another one here.
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    `--host-resolver-rules=MAP localhost:3000 127.0.0.1:${remotePort}`,
  ],
});
const page = await browser.newPage();
page.setDefaultTimeout(120_000);
const failed = [];
page.on('requestfailed', (request) => failed.push(request.failure().errorText));

const text = () => page.evaluate(() => document.querySelector('main').innerText);

async function shows(wanted, what) {
  let last = '';
  for (let tries = 0; tries < 600; tries++) {
    last = await text().catch(() => '');
    if (last.replaceAll(/\n+/g, ' | ') === wanted) return console.log(`${what}: ${wanted}`);
    await page.waitForTimeout(100);
  }
  throw new Error(`${what}: ${last}, not ${wanted}`);
}

const DOWN = 'Walks | The forecast is not available.';

try {
  // A time limit that a slow machine cannot reach, except where the limit is what is tested.
  change('walks/webpack.config.js', '3000);', '3_600_000);');
  let weather = await startWeather();
  let walks = await startWalks();
  await page.goto(walks.url);
  await shows('Walks | Weather at Mirror Lake: sunny', 'up');
  await page.click('button');
  await shows('Walks | Weather at Mirror Lake: cloudy', 'clicked');

  await stop(weather);
  await page.reload();
  await shows(DOWN, 'down');

  const silent = createServer(() => {}).listen(remotePort);
  await page.goto(walks.url, { waitUntil: 'commit' });
  await shows('Walks | Loading the forecast', 'silent');

  await stop(walks);
  change('walks/webpack.config.js', ', eager: true', '');
  walks = await startWalks();
  const asked = once(silent, 'request');
  const program = page.waitForResponse(/start_js/);
  await page.goto(walks.url, { waitUntil: 'commit' });
  await (await program).finished();
  await asked;
  await page.waitForTimeout(1000);
  console.log(`silent, without eager: "${await text()}"`);

  await stop(walks);
  change('walks/webpack.config.js', 'singleton: true', 'singleton: true, eager: true');
  change('walks/webpack.config.js', '3_600_000);', '3000);');
  walks = await startWalks();
  await page.goto(walks.url, { waitUntil: 'commit' });
  await shows(DOWN, 'silent for three seconds');
  await stop(walks);
  change('walks/webpack.config.js', '3000);', '3_600_000);');
  silent.closeAllConnections();
  silent.close();

  walks = await startWalks();
  weather = await startWeather();
  await page.goto(walks.url);
  await shows('Walks | Weather at Mirror Lake: sunny', 'back');

  change('weather/src/forecast.js', 'Weather at', 'Sky over');
  execSync('npm run build -w weather');
  await page.reload();
  await shows('Walks | Sky over Mirror Lake: sunny', 'published');
  await stop(weather);

  change('weather/webpack.config.js', "'Access-Control-Allow-Origin'", "'x-nothing'");
  weather = await startWeatherDev();
  failed.length = 0;
  await page.reload();
  await shows(DOWN, 'dev server without a header');
  console.log(failed[0]);
  await stop(weather);

  change('weather/webpack.config.js', "'x-nothing'", "'Access-Control-Allow-Origin'");
  weather = await startWeatherDev();
  await page.reload();
  await shows('Walks | Sky over Mirror Lake: sunny', 'dev server');
  change('weather/src/forecast.js', 'Sky over', 'Clouds over');
  await shows('Walks | Clouds over Mirror Lake: sunny', 'dev server, saved');
} catch (error) {
  console.log(error.message);
  process.exitCode = 1;
}

await browser.close();
for (const child of running) process.kill(-child.pid);
process.exit();
