// Brings one release with all of its library, because it is run and not only read.
import { fetchFromNpm } from '../download.ts';

export const fetchWhole = (version: string, folder: string): Promise<void> =>
  fetchFromNpm(version, folder, ({ path }) =>
    /^(?:package\.json$|schemas\/|lib\/|types\.d\.ts$)/.test(path),
  );
