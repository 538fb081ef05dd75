/** A statement that exports a phrase: as a string, or as a function of its placeholders. */
export function generate({ name, parts }, escape) {
  const terms = parts.map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    return escape ? `escapeHtml(values.${part})` : `values.${part}`;
  });
  const value = terms.length === 1 ? terms[0] : `(values) => ${terms.join(' + ')}`;
  return `const $${name} = ${value}; export { $${name} as ${name} };`;
}
