// Counts a README's headings by its lines, without any of the parsers under test.

interface ScannedHeading {
  depth: number;
  text: string;
}

export function scanHeadings(readme: string): ScannedHeading[] {
  const found: ScannedHeading[] = [];
  let fence: string | null = null;
  let before = '';
  for (const line of readme.replace(/<!--.*?-->/gs, '').split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
      continue;
    }
    if (mark !== null) fence = mark;
    const [, marks = '', title = ''] = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
    const html = /<h([1-6])[^>]*>(.*?)<\/h\1>/.exec(line);
    const underline = /^(=+|-+)\s*$/.exec(line)?.[1];
    if (marks !== '') found.push({ depth: marks.length, text: title });
    else if (html !== null) found.push({ depth: Number(html[1]), text: html[2] ?? '' });
    else if (underline !== undefined && before.trim() !== '' && !/^\s*[|>*-]/.test(before)) {
      found.push({ depth: underline.startsWith('=') ? 1 : 2, text: before.trim() });
    }
    before = line;
  }
  return found;
}
