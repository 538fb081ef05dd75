// Tells whole files and pages of this site from whatever else answers with 200: a copy of that would stay.
import { canonicalLink } from '../document/canonical-link.ts';
import { hashOf, isGood } from './files.ts';

/** By the rule that src/build/webpack/page-ids.ts names files by; a page names its own address and has its end. */
async function isWhole(path: string, body: ArrayBuffer): Promise<boolean> {
  const hash = hashOf(path);
  if (hash === undefined) {
    const html = new TextDecoder().decode(body);
    return html.includes(canonicalLink(path)) && html.trimEnd().endsWith('</html>');
  }
  // Not over plain HTTP, where nothing can be kept either.
  if (crypto.subtle === undefined) return true;
  const digest = await crypto.subtle.digest('SHA-256', withoutName(path, body, hash));
  const digits = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'));
  return digits.join('').startsWith(hash);
}

/** A chunk holds its own name, which is made of all its other bytes. */
function withoutName(path: string, body: ArrayBuffer, hash: string): BufferSource {
  if (path.startsWith('/assets/')) return body;
  return new TextEncoder().encode(new TextDecoder().decode(body).replaceAll(hash, ''));
}

export const SIZE = 'x-size';

/** A copy to keep, or null; reads the body to its end, which fails when it was cut off on its way. */
export async function wholeCopy(path: string, response: Response): Promise<Response | null> {
  if (!isGood(response, path)) return null;
  const body = await response.arrayBuffer();
  if (!(await isWhole(path, body))) return null;
  const headers = new Headers(response.headers);
  // They describe the bytes on the wire, not these.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  headers.set(SIZE, String(body.byteLength));
  return new Response(body, { headers });
}

/** What the network has. Where that is something else it is asked again, past the browser's own cache. */
export async function ask(
  path: string,
  init: RequestInit = {},
): Promise<{ response: Response; copy: Response | null }> {
  const response = await fetch(path, init);
  const copy = await wholeCopy(path, response.clone());
  if (copy !== null || response.status !== 200 || init.cache === 'reload')
    return { response, copy };
  return ask(path, { ...init, cache: 'reload' });
}

/** A copy of a file or page from the network; rejects for all that is not to be kept. */
export async function good(path: string, init?: RequestInit): Promise<Response> {
  const { response, copy } = await ask(path, init);
  if (copy !== null) return copy;
  const answer = response.status === 200 ? 'something else' : response.status;
  throw new Error(`${path} answered ${answer}.`);
}
