// Says what a reader of a package's page would notice after an update: headings and size.

interface ReadmeChange {
  added: string[];
  removed: string[];
  /** Bytes more, or fewer. */
  bytes: number;
}

export function readmeChange(before: string, after: string): ReadmeChange {
  const [old, now] = [headingsOf(before), headingsOf(after)];
  return {
    added: without(now, old),
    removed: without(old, now),
    bytes: Buffer.byteLength(after) - Buffer.byteLength(before),
  };
}

/** A heading that stands twice and then once has lost one. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((heading) => {
    const index = left.indexOf(heading);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** Lines of `#` outside of fenced code. */
export function headingsOf(markdown: string): string[] {
  let fence: string | null = null;
  return markdown.split('\n').flatMap((line) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null && mark !== undefined) fence = mark;
    else if (fence !== null && mark?.startsWith(fence)) fence = null;
    else if (fence === null && /^#{1,6}\s/.test(line)) return [line.replace(/\s+#*\s*$/, '')];
    return [];
  });
}

export function describeChange(
  name: string,
  versions: [string, string],
  change: ReadmeChange,
): string {
  const { added, removed, bytes } = change;
  const size = bytes === 0 ? 'same size' : `${bytes > 0 ? '+' : '−'}${Math.abs(bytes)} bytes`;
  return [
    `${name} ${versions[0]} → ${versions[1]}: README ${size}`,
    ...removed.map((heading) => `  − ${heading}`),
    ...added.map((heading) => `  + ${heading}`),
  ].join('\n');
}
