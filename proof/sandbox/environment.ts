// The environment of whatever a page or an example starts: the same on every machine, and without the secrets of this one.
import { delimiter } from 'node:path';

/** `bin` are the folders with commands that come before the machine's own. */
export function plainEnvironment(home: string, bin: readonly string[] = []): NodeJS.ProcessEnv {
  return {
    PATH: [...bin, '/usr/local/bin', '/usr/bin', '/bin'].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    COLUMNS: '80',
    NO_COLOR: '1',
  };
}
