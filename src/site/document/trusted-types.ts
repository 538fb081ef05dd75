// What script may turn into HTML or load as script: the browser asks here first where it knows Trusted Types.
import siteFacts from '../../../data/site.json' with { type: 'json' };
import { HASHED_FOLDERS } from '../../model/hashed-folders.ts';

/**
 * A tag as our serializers write it: attributes in double quotes, none that handles events. Elements
 * whose text is read by other rules are left out, so a tag here is a tag for the browser too.
 */
const TAG =
  /<\/?(?!script|style|title|textarea|no|iframe|xmp|plain|object|embed|base|meta|link|form)[a-z][\w-]*(?: +(?!on)[\w:-]+(?:="[^"]*")?)* *\/?>/gi;

/** Null refuses: something is a tag of another kind, or no tag at all. */
export const trustedHtml = (html: string): string | null =>
  html.replace(TAG, '').includes('<') ? null : html;

const SCRIPT = new RegExp(`^/(?:(?:${HASHED_FOLDERS})/|sw\\.js$)`);
const ANALYTICS = 'https://www.googletagmanager.com';

/** Our hashed folders, the service worker, and the analytics script where the site has one. */
export function trustedScriptUrl(url: string): string | null {
  const { origin, pathname } = new URL(url, location.href);
  if (siteFacts.analyticsId && origin === ANALYTICS) return url;
  return origin === location.origin && SCRIPT.test(pathname) ? url : null;
}
