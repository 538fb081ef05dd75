// The small file by which an open tab knows another release from its own.
import type { SiteRelease } from '../../model/site-release.ts';

export function siteRelease(scripts: readonly string[]): string {
  const runtime = scripts.find((script) => script.includes('/runtime.'));
  if (runtime === undefined) {
    throw new Error(
      `None of the entry's scripts is the runtime: ${scripts.join(', ')}. ` +
        'src/build/webpack/client.ts must keep it in a file of that name.',
    );
  }
  const release: SiteRelease = { runtime };
  return JSON.stringify(release);
}
