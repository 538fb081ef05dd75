// Packs an installed package for npm. The system's tar gives up when another test links a file meanwhile.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = 512;
const NAME_LIMIT = 100;
const PREFIX_LIMIT = 155;

/** The files of a folder without the packages inside it, in pieces that make up a tar archive. */
export function* tarballOf(folder: string): Generator<Buffer> {
  for (const file of filesBelow(folder, '')) {
    const path = join(folder, file);
    const bytes = readFileSync(path);
    yield header(`package/${file}`, bytes.length, statSync(path).mode);
    yield bytes;
    yield Buffer.alloc((BLOCK - (bytes.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
}

function* filesBelow(folder: string, path: string): Generator<string> {
  for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
    const name = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isFile()) yield name;
    else if (entry.isDirectory() && name !== 'node_modules') yield* filesBelow(folder, name);
  }
}

/** In the format "ustar": a longer path is divided at one of its slashes. */
function header(path: string, size: number, mode: number): Buffer {
  const slash = path.length > NAME_LIMIT ? path.indexOf('/', path.length - NAME_LIMIT - 1) : -1;
  const prefix = path.slice(0, Math.max(slash, 0));
  const name = path.slice(slash + 1);
  if (name.length > NAME_LIMIT || prefix.length > PREFIX_LIMIT) {
    throw new Error(`${path} is too long for a tarball.`);
  }
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, length: number): string => value.toString(8).padStart(length, '0');
  block.write(name, 0);
  block.write(octal(mode & 0o777, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  // The checksum counts itself as blanks.
  block.write('        0', 148);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0`, 148);
  return block;
}
