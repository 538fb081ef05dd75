// What npm's metadata says about a starter kit, or why it is none.
import type { KitFacts } from '../../../src/model/starter-kit.ts';

/** As `npm view <name> --json` prints it, reduced to the fields that are read. */
export interface Metadata {
  author?: string | { name?: string };
  repository?: string | { url?: string };
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

const ADDRESSES = /<[^>]*>|\([^)]*\)/g;

export function kitFacts(metadata: Metadata): KitFacts {
  const maintainer = authorOf(metadata) || ownerOf(metadata);
  if (maintainer === '') throw new Error('names neither an author nor a repository on GitHub');
  return { maintainer, ...webpackOf(metadata) };
}

function webpackOf(metadata: Metadata): Pick<KitFacts, 'webpack' | 'declared'> {
  const own = metadata.dependencies?.['webpack'];
  const peer = metadata.peerDependencies?.['webpack'];
  const webpack = own ?? peer;
  if (webpack === undefined) throw new Error('does not ask for webpack');
  if (!allowsFive(webpack)) throw new Error(`asks for webpack ${webpack}, not 5`);
  if (own !== undefined) return { webpack, declared: 'dependency' };
  const optional = metadata.peerDependenciesMeta?.['webpack']?.optional === true;
  return { webpack, declared: optional ? 'optional peer' : 'peer' };
}

/** One of the alternatives begins at some version 5. */
const allowsFive = (range: string): boolean =>
  range.split('||').some((part) => /^\s*[\^~>=v]*\s*5(?![\d])/.test(part));

/** Without mail addresses, which nobody needs here. */
function authorOf({ author }: Metadata): string {
  const text = typeof author === 'string' ? author : (author?.name ?? '');
  return text.replace(ADDRESSES, '').replace(/\s+/g, ' ').replaceAll(' ,', ',').trim();
}

function ownerOf({ repository }: Metadata): string {
  const url = typeof repository === 'string' ? repository : (repository?.url ?? '');
  return /github(?:\.com[/:]|:)([\w-]+)\//.exec(url)?.[1] ?? '';
}
