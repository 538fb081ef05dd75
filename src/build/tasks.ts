// The build as a list of named steps, top to bottom.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { writeHosting } from '../../hosting/write-hosting.ts';
import { downloadPath, offeredBy } from '../model/download.ts';
import { OFFLINE_FILE } from '../model/offline.ts';
import { RELEASE_PATH } from '../model/site-release.ts';
import { twinPath } from '../model/twin.ts';
import { BUILT_FROM, sourceHash } from '../pipeline/built-from.ts';
import { zipOf } from '../pipeline/examples/zip.ts';
import { formatProblem } from '../pipeline/problem.ts';
import { resolveRedirects } from '../pipeline/redirects/resolve-redirects.ts';
import { loadReference } from '../pipeline/reference/load-reference.ts';
import { searchFile } from '../pipeline/search/search-file.ts';
import { collect } from './collect.ts';
import { compress } from './emit/compress.ts';
import { coreModule } from './emit/core-files.ts';
import { feed } from './emit/feed.ts';
import { emitImages, imagesOf } from './emit/images.ts';
import { llmsFiles } from './emit/llms.ts';
import { manifest } from './emit/manifest.ts';
import { offlineList } from './emit/offline.ts';
import { pathList } from './emit/paths.ts';
import { referenceData } from './emit/reference-data.ts';
import { siteRelease } from './emit/release.ts';
import { robots } from './emit/robots.ts';
import { emitSearch } from './emit/search.ts';
import { SECURITY_PATH, securityText } from './emit/security.ts';
import { sitemap } from './emit/sitemap.ts';
import { makeTwins } from './emit/twins.ts';
import { clientFigures, FIGURE_STATS } from './figures/build-figures.ts';
import { commitTime } from './history/git-log.ts';
import { pageDates } from './history/page-dates.ts';
import { fillPageChunks, pageFiller } from './page-chunks.ts';
import type { BuildPaths } from './paths.ts';
import { pictures, siteAssets } from './prerender/assets.ts';
import { prerender } from './prerender/prerender.ts';
import { type CardText, cardText } from './social/card-text.ts';
import { cardFigures, emitCards } from './social/emit-cards.ts';
import { clientConfiguration } from './webpack/client.ts';
import { codemodConfiguration } from './webpack/codemod.ts';
import { inlineConfiguration } from './webpack/inline.ts';
import { runWebpack } from './webpack/run.ts';
import { serverConfiguration } from './webpack/server.ts';
import { workerConfiguration } from './webpack/worker.ts';
import { forgetFolders, writeFile } from './write-file.ts';
import { navOf, writeModules } from './write-modules.ts';

interface BuildOptions {
  /** Prints each step; a test may pass its own. */
  log?: (line: string) => void;
  /** Precompression is a step of its own, so that a bench can leave it out. */
  compressed?: boolean;
}

export async function build(paths: BuildPaths, options: BuildOptions = {}): Promise<void> {
  const { log = console.log, compressed = true } = options;
  const step = async <T>(name: string, work: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await work();
    const detail = typeof result === 'number' ? ` (${result})` : '';
    log(`${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s${detail}`);
    return result;
  };

  // Before anything is read: a file that is saved while the build runs makes the site an old one.
  const sources = sourceHash(paths.project, paths.content);
  const site = await step('records', async () => {
    // Fences, links and ids have been checked; only what documents need is kept in memory.
    const { records, importProblems, ...kept } = await collect(paths);
    for (const problem of importProblems) log(formatProblem(problem));
    const reference = await loadReference();
    const search = searchFile(records, reference);
    const published = referenceData({ records, reference, origin: kept.site.origin });
    const twins = makeTwins(records, {
      origin: kept.site.origin,
      webpack: kept.webpack,
      cache: paths.cache,
    });
    const dates = pageDates(records, paths);
    log(`             ${dates.size} of ${records.length} pages have a date in git`);
    const offered = new Set(records.flatMap(offeredBy));
    return { ...kept, search, published, twins, dates, offered, images: imagesOf(records) };
  });
  await step('modules', () => {
    rmSync(paths.generated, { recursive: true, force: true });
    rmSync(paths.dist, { recursive: true, force: true });
    forgetFolders();
    writeModules(site, paths.generated);
  });
  const fill = pageFiller(site.pages);
  const stats = await step('client', () =>
    runWebpack(clientConfiguration(paths, fill), FIGURE_STATS),
  );
  await step('pages', () => fillPageChunks(`${paths.dist}/p`, fill));
  await step('server', async () => {
    await runWebpack(serverConfiguration(paths));
    await runWebpack(inlineConfiguration(paths));
  });
  const assets = siteAssets(stats, paths);
  const figures = await step('figures', () => clientFigures(stats, paths));
  const csp = {
    inlineScriptHashes: [sha256(assets.page.inline)],
    inlineStyleHashes: [assets.complete, assets.home].flatMap(({ inlineStyles }) =>
      inlineStyles.map(sha256),
    ),
    hostedSearch: site.site.search?.applicationId ?? null,
    analyticsId: site.site.analyticsId,
  };
  const social = await step('social', async () => {
    const cards = site.pages.map((page): [string, CardText] => [
      page.url,
      cardText(page, navOf(page.url, site.navigation), site.site),
    ]);
    const emitted = await emitCards(new Map(cards), paths);
    log(`             ${cardFigures(emitted)}`);
    return emitted.paths;
  });
  await step('prerender', () =>
    prerender({
      ...site,
      assets,
      figures,
      social,
      csp,
      generated: paths.generated,
      dist: paths.dist,
    }),
  );
  await step('worker', async () => {
    writeFile(`${paths.generated}/core.js`, coreModule(stats, paths.dist));
    await runWebpack(workerConfiguration(paths, 'worker'));
    await runWebpack(workerConfiguration(paths, 'kill-worker'));
  });
  await step('codemod', async () => {
    await runWebpack(codemodConfiguration(paths));
  });
  await step('emit', () => {
    writeFile(`${paths.dist}/sitemap.xml`, sitemap(site.pages, site.site.origin, site.dates));
    const atom = feed(site.pages, site.site, site.dates);
    if (atom !== null) writeFile(`${paths.dist}/feed.xml`, atom);
    writeFile(`${paths.dist}/robots.txt`, robots(site.site.origin));
    const committed = commitTime(paths.project);
    if (committed === null) log('             no commit, hence no security.txt');
    else writeFile(paths.dist + SECURITY_PATH, securityText(site.site, committed));
    writeFile(`${paths.dist}/paths.txt`, pathList(site.pages));
    const webManifest = readFileSync(`${paths.project}/src/site/public/site.webmanifest`, 'utf8');
    writeFile(`${paths.dist}/site.webmanifest`, manifest(webManifest, pictures(stats)));
    for (const [url, text] of site.twins) writeFile(paths.dist + twinPath(url), text);
    for (const [path, text] of llmsFiles(site)) writeFile(paths.dist + path, text);
    emitSearch(site.search, paths.dist);
    for (const [path, text] of site.published) writeFile(paths.dist + path, text);
    emitImages(site.images, paths.content, paths.dist);
    for (const name of site.offered) {
      writeFile(paths.dist + downloadPath(name), zipOf(paths.project, name));
    }
    const offline = offlineList(paths.dist, site.navigation);
    writeFile(`${paths.dist}${OFFLINE_FILE}`, JSON.stringify(offline));
  });
  await step('hosting', async () => {
    const { redirects, pending } = resolveRedirects({
      redirects: site.redirects,
      legacyUrls: site.legacyUrls,
      planned: site.planned,
      pages: new Set(site.pages.map((page) => page.url)),
    });
    log(`             ${pending.length} old URLs wait for their page and answer 302`);
    await writeHosting({
      dist: paths.dist,
      out: paths.generated,
      ...csp,
      redirects,
    });
  });
  if (compressed) await step('compress', () => compress(paths.dist, paths.cache));
  // Last, because whoever publishes the folder takes it for the sign that the build has ended.
  writeFile(`${paths.dist}${RELEASE_PATH}`, siteRelease(assets.page.scripts));
  writeFile(`${paths.generated}/${BUILT_FROM}`, sources);
}

const sha256 = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
