export default function csvLoader(source) {
  source.trim().split('\n');
}
