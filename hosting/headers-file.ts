// `_headers` for Netlify and Cloudflare Pages, which read it from the root of the published folder.
import type { Policy } from './policy.ts';

/**
 * Where two rules match, both hosts join the values of one header with a comma. Cache-Control is
 * therefore named for the hashed folders only: for all else both hosts revalidate by default.
 */
export function headersFile({ headers, hashedFolders, cacheControl }: Policy): string {
  const rules = [
    rule('/*', headers),
    ...hashedFolders.map((folder) => rule(`${folder}*`, { 'Cache-Control': cacheControl.hashed })),
  ];
  return `# Written by the build from hosting/policy.ts.\n${rules.join('\n')}`;
}

function rule(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${pattern}\n${lines.join('')}`;
}
