// A registry on this machine, so that the real npm installs what a page says, offline and in our versions.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { InstalledPackage } from './packages-at-hand.ts';
import { tarballOf } from './tarball.ts';

export interface Registry {
  url: string;
  close: () => void;
}

export async function startRegistry(
  packages: ReadonlyMap<string, readonly InstalledPackage[]>,
): Promise<Registry> {
  const server = createServer((request, response) => {
    const [name = '', version] = decodeURIComponent(request.url ?? '')
      .slice(1)
      .split('/-/');
    const versions = packages.get(name);
    const chosen = versions?.find(({ manifest }) => manifest.version === version);
    if (chosen !== undefined) sendTarball(chosen, response);
    else if (versions === undefined || version !== undefined) send(response, 404, {});
    else send(response, 200, packument(versions, `http://${request.headers.host}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://127.0.0.1:${port}/`, close };
}

/** What npm calls the answer to a package's name: all its versions, and which one is the latest. */
function packument(versions: readonly InstalledPackage[], registry: string): object {
  const latest = versions.find(({ isLatest }) => isLatest) ?? versions[0];
  return {
    name: latest?.manifest.name,
    'dist-tags': { latest: latest?.manifest.version },
    versions: Object.fromEntries(
      versions.map(({ manifest }) => {
        const tarball = `${registry}/${manifest.name}/-/${manifest.version}`;
        return [manifest.version, { ...manifest, dist: { tarball } }];
      }),
    ),
  };
}

/** npm takes a tarball that is not compressed too. An answer that is cut off fails the install. */
function sendTarball({ folder }: InstalledPackage, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream' });
  pipeline(Readable.from(tarballOf(folder)), response).catch(() => response.destroy());
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}
