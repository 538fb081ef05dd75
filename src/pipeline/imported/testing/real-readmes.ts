// The published READMEs as they are installed; none of their text is kept in this repository.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../../external/node_modules', import.meta.url));

interface RealReadme {
  name: string;
  version: string;
  repository: string;
  readme: string;
}

export function realReadmes(): RealReadme[] {
  return readdirSync(FOLDER)
    .filter((name) => !name.startsWith('.'))
    .sort()
    .map((name) => {
      const metadata = readFileSync(`${FOLDER}/${name}/package.json`, 'utf8');
      const { version, repository } = JSON.parse(metadata) as {
        version: string;
        repository: string | { url: string };
      };
      const address = typeof repository === 'string' ? repository : repository.url;
      const found = /([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(address)?.[1];
      if (found === undefined) throw new Error(`${name} has no repository: ${address}`);
      const readme = readFileSync(`${FOLDER}/${name}/README.md`, 'utf8');
      return { name, version, repository: found, readme };
    });
}
