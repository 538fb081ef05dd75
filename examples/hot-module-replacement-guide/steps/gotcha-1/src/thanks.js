export function thank() {
  document.title = 'Thank you!';
}
