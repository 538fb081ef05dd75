export default function themeLoader(source) {
  const colors = Object.entries(JSON.parse(source));
  const lines = colors.map(([name, color]) => `  --${name}: ${color};`);
  return `:root {\n${lines.join('\n')}\n}\n`;
}
