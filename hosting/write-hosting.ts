// The build's one call into this folder: every host's files from one policy.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { headersFile } from './headers-file.ts';
import { nginxConf } from './nginx.ts';
import { hostingPolicy, type PolicyInput } from './policy.ts';
import { redirectsFile } from './redirects-file.ts';

export const PREVIEW_PORT = 8080;

interface WriteHostingOptions extends PolicyInput {
  /** The built site; gets `_headers` and `_redirects`. */
  dist: string;
  /** Gets `nginx.conf`; outside dist, because it names a folder of this machine. */
  out: string;
  /** The site's folder on the machine that runs nginx; dist unless told otherwise. */
  root?: string;
}

export async function writeHosting(options: WriteHostingOptions): Promise<void> {
  const { dist, out, root = resolve(dist) } = options;
  const policy = hostingPolicy(options);
  await mkdir(out, { recursive: true });
  await Promise.all([
    writeFile(join(dist, '_headers'), headersFile(policy)),
    writeFile(join(dist, '_redirects'), redirectsFile(policy)),
    writeFile(join(out, 'nginx.conf'), nginxConf(policy, { root, port: PREVIEW_PORT })),
  ]);
}
