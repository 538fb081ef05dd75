// Stands for a loader that formats text.
export default function postLoader(text) {
  const until = Date.now() + 300;
  while (Date.now() < until);
  return `export default ${JSON.stringify(`<h1>${text.trim()}</h1>`)};`;
}
