export default function commentsLoader(source) {
  const lines = source.split('\n');
  return lines.filter((line) => !line.startsWith('#')).join('\n');
}
