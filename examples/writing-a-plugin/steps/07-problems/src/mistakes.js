/** Every line is a path, or a header that belongs to the path above it. */
export function mistakesIn(text) {
  const mistakes = [];
  for (const [index, content] of text.split('\n').entries()) {
    if (/^(?:\/\S*|\s+[\w-]+: .+|\s*(?:#.*)?)$/.test(content)) continue;
    mistakes.push({ line: index + 1, message: `Expected a path or "  Name: value": ${content}` });
  }
  return mistakes;
}
