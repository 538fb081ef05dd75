export default function () {
  this.async();
}
