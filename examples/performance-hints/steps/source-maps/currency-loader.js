export default function currencyLoader(code) {
  return `const CURRENCY = 'EUR';\n\n${code}`;
}
