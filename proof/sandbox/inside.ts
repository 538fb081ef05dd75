// Runs in the sandbox beside a command that serves or asks: opens its ends of the doors, then says so.
import type { Server } from 'node:net';
import { openInside, type Ways } from './doors.ts';

const { folder, ways } = JSON.parse(process.argv[2] ?? '') as { folder: string; ways: Ways };
const servers = openInside(folder, ways);
// A port that cannot be had is the command's trouble, which must not wait for it.
const settled = (server: Server): Promise<void> =>
  new Promise((done) => server.once('listening', done).once('error', () => done()));
await Promise.all(servers.map(settled));
process.stdout.write('open\n');
