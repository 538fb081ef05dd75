/** A statement that exports a phrase: as a string, or as a function of its placeholders. */
export function generate({ name, parts }, escape) {
  if (parts.length === 1) return `export const ${name} = ${JSON.stringify(parts[0])};`;

  const terms = parts.map((part, index) => {
    if (index % 2 === 0) return JSON.stringify(part);
    return escape ? `escapeHtml(values.${part})` : `values.${part}`;
  });
  return `export const ${name} = (values) => ${terms.join(' + ')};`;
}
