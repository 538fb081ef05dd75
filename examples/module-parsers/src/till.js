export function ring() {
  console.log(this);
}
