export function showReviews() {
  document.querySelector('h2').textContent = '12 reviews';
}
