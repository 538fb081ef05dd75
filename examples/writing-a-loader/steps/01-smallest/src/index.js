export default function phrasesLoader(source) {
  const lines = source.split('\n').filter((line) => line.includes('='));
  const phrases = lines.map((line) => line.split('=').map((part) => part.trim()));
  return phrases
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`)
    .join('\n');
}
