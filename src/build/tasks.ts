// The build as a list of named steps, top to bottom.
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { writeHosting } from '../../hosting/write-hosting.ts';
import { OFFLINE_FILE } from '../model/offline.ts';
import { RELEASE_PATH } from '../model/site-release.ts';
import { formatProblem } from '../pipeline/problem.ts';
import { resolveRedirects } from '../pipeline/redirects/resolve-redirects.ts';
import { loadReference } from '../pipeline/reference/load-reference.ts';
import { searchFile } from '../pipeline/search/search-file.ts';
import { collect } from './collect.ts';
import { compress } from './emit/compress.ts';
import { coreModule } from './emit/core-files.ts';
import { feed } from './emit/feed.ts';
import { emitImages, imagesOf } from './emit/images.ts';
import { manifest } from './emit/manifest.ts';
import { offlineList } from './emit/offline.ts';
import { pathList } from './emit/paths.ts';
import { siteRelease } from './emit/release.ts';
import { robots } from './emit/robots.ts';
import { emitSearch } from './emit/search.ts';
import { sitemap } from './emit/sitemap.ts';
import { buildFigures, FIGURE_STATS } from './figures/build-figures.ts';
import { fillPageChunks } from './page-chunks.ts';
import type { BuildPaths } from './paths.ts';
import { pictures, siteAssets } from './prerender/assets.ts';
import { prerender } from './prerender/prerender.ts';
import { clientConfiguration } from './webpack/client.ts';
import { inlineConfiguration } from './webpack/inline.ts';
import { runWebpack } from './webpack/run.ts';
import { serverConfiguration } from './webpack/server.ts';
import { workerConfiguration } from './webpack/worker.ts';
import { forgetFolders, writeFile } from './write-file.ts';
import { writeModules } from './write-modules.ts';

export interface BuildOptions {
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

  const site = await step('records', async () => {
    // Fences, links and ids have been checked; only what documents need is kept in memory.
    const { records, importProblems, ...kept } = await collect(paths);
    for (const problem of importProblems) log(formatProblem(problem));
    const search = searchFile(records, await loadReference());
    return { ...kept, search, images: imagesOf(records) };
  });
  await step('modules', () => {
    rmSync(paths.generated, { recursive: true, force: true });
    rmSync(paths.dist, { recursive: true, force: true });
    forgetFolders();
    writeModules(site, paths.generated);
  });
  const stats = await step('client', () =>
    runWebpack(clientConfiguration(paths, site.version), FIGURE_STATS),
  );
  await step('pages', () =>
    fillPageChunks(site.pages, { dist: paths.dist, version: site.version }),
  );
  const figures = await step('figures', () => buildFigures(stats, paths));
  await step('server', async () => {
    await runWebpack(serverConfiguration(paths));
    await runWebpack(inlineConfiguration(paths));
  });
  const assets = siteAssets(stats, paths);
  const csp = {
    inlineScriptHashes: [sha256(assets.page.inline)],
    hostedSearch: site.site.search?.applicationId ?? null,
    analyticsId: site.site.analyticsId,
  };
  await step('prerender', () =>
    prerender({ ...site, assets, figures, csp, generated: paths.generated, dist: paths.dist }),
  );
  await step('worker', async () => {
    writeFile(`${paths.generated}/core.js`, coreModule(stats, paths.dist));
    await runWebpack(workerConfiguration(paths, 'worker'));
    await runWebpack(workerConfiguration(paths, 'kill-worker'));
  });
  await step('emit', () => {
    writeFile(`${paths.dist}/sitemap.xml`, sitemap(site.pages, site.site.origin));
    const atom = feed(site.pages, site.site);
    if (atom !== null) writeFile(`${paths.dist}/feed.xml`, atom);
    writeFile(`${paths.dist}/robots.txt`, robots(site.site.origin));
    writeFile(`${paths.dist}/paths.txt`, pathList(site.pages));
    const webManifest = readFileSync(`${paths.project}/src/site/public/site.webmanifest`, 'utf8');
    writeFile(`${paths.dist}/site.webmanifest`, manifest(webManifest, pictures(stats)));
    emitSearch(site.search, paths.dist);
    emitImages(site.images, paths.content, paths.dist);
    const offline = offlineList(paths.dist, site.navigation);
    writeFile(`${paths.dist}${OFFLINE_FILE}`, JSON.stringify(offline));
  });
  await step('hosting', async () => {
    const { redirects, pending } = resolveRedirects({
      redirects: site.redirects,
      legacyUrls: site.legacyUrls,
      pages: new Set(site.pages.map((page) => page.url)),
    });
    log(`             ${pending.length} old addresses wait for their page`);
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
}

const sha256 = (code: string): string =>
  `sha256-${createHash('sha256').update(code).digest('base64')}`;
