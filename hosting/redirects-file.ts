// `_redirects` for Netlify and Cloudflare Pages, which read it from the root of the published folder.
import { type Policy, statusOf } from './policy.ts';

/** Cloudflare Pages ignores the static rules after this many. */
const MOST_RULES = 2000;

/** The syntax has no word for the query or for a page's missing slash: those stay with the host. */
export function redirectsFile({ redirects }: Policy): string {
  const rules = redirects.flatMap((redirect) => {
    const { from, to } = redirect;
    // Cloudflare matches exactly, so the form without the slash needs a rule to take one hop only.
    const sources = [from, from.slice(0, -1)].filter(Boolean);
    return sources.map((source) => `${source} ${to} ${statusOf(redirect)}`);
  });
  if (rules.length > MOST_RULES) {
    throw new Error(
      `_redirects would have ${rules.length} rules, and Cloudflare Pages reads ${MOST_RULES}. ` +
        'Remove redirects from data/redirects.json or change the writer to use patterns.',
    );
  }
  return `# Written by the build from data/redirects.json.\n${rules.join('\n')}\n`;
}
