export async function showReviews() {
  document.querySelector('h2').textContent = '12 reviews';
  const { showPhotos } = await import(/* webpackChunkName: "photos" */ './photos.js');
  showPhotos();
}
