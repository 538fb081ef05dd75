// A site of a few files, so that the hosting tests need no build.
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const page = (title: string) => `<!doctype html><title>${title}</title><p>${title} – ok</p>\n`;

export const FILES: Readonly<Record<string, string>> = {
  'index.html': page('Home'),
  'concepts/index.html': page('Concepts'),
  'index.md': '# Home\n',
  'concepts.md': '# Concepts\n',
  'configuration/optimization.md': '# Optimization\n',
  'configuration/optimization/index.html': page('Optimization'),
  'app-shell/index.html': page('Shell'),
  '404.html': page('Page Not Found'),
  'assets/app.0123abcd.js': 'console.log(1);\n'.repeat(40),
  'assets/app.0123abcd.css': 'p{}\n',
  'assets/font.0123abcd.woff2': 'font',
  'assets/logo.0123abcd.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  'p/concepts.0123abcd.js': '1;\n',
  's/guides.0123abcd.js': '2;\n',
  'sw.js': '3;\n',
  'feed.xml': '<feed/>\n',
  'robots.txt': 'ok\n',
  'site.webmanifest': '{}\n',
  'search-index.json': '{"format":1}\n',
  'assets/search.0123abcd.json': '{"pages":[]}\n',
};

export async function writeFixture(dist: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(dist, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    await writeFile(`${file}.br`, brotliCompressSync(text));
    await writeFile(`${file}.gz`, gzipSync(text));
  }
}

interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/** Sends the path as it stands; fetch would tidy up slashes and backslashes first. */
export function get(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin);
  return new Promise<Answer>((resolve, reject) => {
    const call = request({ hostname, port, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ status, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    call.on('error', reject).end();
  });
}
