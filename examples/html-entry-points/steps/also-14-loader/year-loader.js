export default function yearLoader(html) {
  return html.replace('{{ year }}', '2026');
}
