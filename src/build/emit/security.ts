// Where to report a vulnerability, as RFC 9116 asks. It expires a year after the commit that was built, so every release renews it and no clock decides what a build writes.
import type { Site } from '../../model/site.ts';

export const SECURITY_PATH = '/.well-known/security.txt';

/** Less than a year, as the RFC recommends. */
const VALID_DAYS = 364;

/** `committed` is the commit's time, in seconds since 1970. */
export function securityText({ origin, links }: Site, committed: number): string {
  const expires = new Date((committed + VALID_DAYS * 86_400) * 1000);
  return [
    `Contact: ${links.github}/security/advisories/new`,
    `Policy: ${links.github}/security/policy`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}${SECURITY_PATH}`,
    '',
  ].join('\n');
}
