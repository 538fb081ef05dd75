export default function Chart() {
  return <figure>▂▄▇▅</figure>;
}
