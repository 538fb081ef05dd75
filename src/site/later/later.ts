// What no reader waits for: fetched once the page has loaded.
import { PAGE_SHOWN } from '../../model/page-shown.ts';
import { startAnalytics } from '../analytics/start-analytics.ts';
import { forgetAttempt } from '../state/redeploy.ts';
import { installCopyPage } from './copy-page.ts';
import { fetchFaces } from './faces.ts';
import { installFollowing } from './follow-rails.ts';
import { installNarrowing } from './narrow-rails.ts';
import { watchReleases } from './new-release.ts';
import { installPrintPage } from './print-page.ts';
import { registerWorker } from './register-worker.ts';
import { installTerms } from './terms.ts';

export function startLater(): void {
  fetchFaces();
  registerWorker();
  watchReleases();
  installFollowing(document);
  installNarrowing(document);
  installCopyPage(document);
  installPrintPage(document);
  installTerms(document);
  addEventListener(PAGE_SHOWN, forgetAttempt);
  if (ANALYTICS_ID !== null) startAnalytics(ANALYTICS_ID);
}
