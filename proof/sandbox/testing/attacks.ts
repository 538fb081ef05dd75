// What code of a page could try: each is a program that prints "worked" or "stopped".
import { join } from 'node:path';
import { TOKEN, type Victim } from './victim.ts';

export interface Attack {
  title: string;
  /** Body of a module with `fs`, `net`, `child` and `dgram`; throws or returns false when it is stopped. */
  code: (victim: Victim) => string;
  /** File that tells out here whether it worked; without it the program itself does. */
  trace?: (victim: Victim) => string;
}

const quoted = (value: string | number): string => JSON.stringify(value);

const reads = (title: string, path: string): Attack => ({
  title: `reads ${title}`,
  code: ({ project }) => `return fs.readFileSync(${quoted(join(project, path))}, 'utf8') !== '';`,
});

/** The same text, so that the control leaves no damage either. */
const writes = (title: string, path: string): Attack => ({
  title: `writes ${title}`,
  code: ({ project }) => `fs.writeFileSync(${quoted(join(project, path))}, 'secret');`,
});

const talks = (title: string, target: (victim: Victim) => string | number): Attack => ({
  title,
  code: (victim) => `
    const socket = net.connect(${quoted(target(victim))});
    const [data] = await once(socket, 'data');
    return String(data) === 'secret';`,
});

export const ATTACKS: Attack[] = [
  reads('a file beside the pages', 'secret.txt'),
  reads("git's settings, where a token may be", '.git/config'),
  reads('another example', 'examples/other/src/index.js'),
  writes('a page', 'content/page.md'),
  writes('a hook of git', '.git/hooks/pre-commit'),
  writes('a verdict into the cache', '.cache/fences/verdict.json'),
  writes('into a package', 'node_modules/victim/index.js'),
  {
    title: "lists the project's folder",
    code: ({ project }) => `return fs.readdirSync(${quoted(project)}).includes('secret.txt');`,
  },
  {
    title: "reads the machine's users",
    code: () => `return fs.readFileSync('/etc/passwd', 'utf8').split('\\n').length > 3;`,
  },
  {
    title: "reads the machine's settings",
    code: () => `return fs.readdirSync('/etc').length > 10;`,
  },
  {
    title: 'makes a hard link to a file outside',
    code: ({ project }) => `
      fs.rmSync('hard', { force: true });
      fs.linkSync(${quoted(join(project, 'secret.txt'))}, 'hard');
      return fs.readFileSync('hard', 'utf8') === 'secret';`,
  },
  {
    title: 'follows a symbolic link to a file outside',
    code: ({ project }) => `
      fs.rmSync('soft', { force: true });
      fs.symlinkSync(${quoted(join(project, 'secret.txt'))}, 'soft');
      try { return fs.readFileSync('soft', 'utf8') === 'secret'; } finally { fs.unlinkSync('soft'); }`,
  },
  {
    title: 'reads a token from the environment',
    code: ({ token }) => `return process.env.${TOKEN} === ${quoted(token)};`,
  },
  {
    title: "reads a token from another process's environment",
    code: () => `return fs.readFileSync('/proc/${process.pid}/environ', 'utf8').includes('PATH=');`,
  },
  {
    title: "sees the machine's processes",
    code: ({ pid }) => `return fs.readFileSync('/proc/${pid}/cmdline', 'utf8').includes('sleep');`,
  },
  {
    title: 'may signal a process of the machine',
    code: ({ pid }) => `process.kill(${pid}, 0);`,
  },
  talks('talks to a server on loopback', ({ tcp }) => tcp),
  talks('talks to a server at a socket in a folder', ({ unix }) => unix),
  talks('talks to a server at a socket without a file', ({ abstract }) => abstract),
  {
    title: 'sends a datagram',
    code: ({ udp }) => `
      const socket = dgram.createSocket('udp4');
      socket.send('x', ${udp}, '127.0.0.1');
      const [data] = await once(socket, 'message');
      socket.close();
      return String(data) === 'secret';`,
  },
  {
    title: 'sees a network',
    code: () => `
      const names = fs.readFileSync('/proc/net/dev', 'utf8').match(/^ *\\w+:/gm);
      return names.some((name) => name.trim() !== 'lo:');`,
  },
  {
    title: "leaves a file in the machine's folder for such things",
    code: ({ tcp }) => `fs.writeFileSync('/tmp/attack-${tcp}', '');`,
    trace: ({ tcp }) => `/tmp/attack-${tcp}`,
  },
  {
    title: 'leaves a file in shared memory',
    code: ({ tcp }) => `fs.writeFileSync('/dev/shm/attack-${tcp}', '');`,
    trace: ({ tcp }) => `/dev/shm/attack-${tcp}`,
  },
  {
    title: 'may gain rights by a program that has them',
    code: () => `return /^NoNewPrivs:\\t0/m.test(fs.readFileSync('/proc/self/status', 'utf8'));`,
  },
  {
    title: 'makes namespaces of its own',
    code: () => `child.execFileSync('unshare', ['-U', 'true'], { stdio: 'ignore' });`,
  },
];

/** Waits for no answer longer than a second. */
export function programOf({ code }: Attack, victim: Victim): string {
  return `import fs from 'node:fs';
import net from 'node:net';
import dgram from 'node:dgram';
import child from 'node:child_process';
import { once } from 'node:events';
const attack = async () => {${code(victim)}
};
const late = new Promise((done) => setTimeout(done, 1000, false).unref());
const worked = await Promise.race([attack(), late]).catch(() => false);
console.log(worked === false ? 'stopped' : 'worked');
process.exit(0);
`;
}
