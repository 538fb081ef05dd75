export async function showProduct() {
  document.querySelector('h1').textContent = 'Oak table';
  const { showReviews } = await import(/* webpackChunkName: "reviews" */ './reviews.js');
  await showReviews();
}
