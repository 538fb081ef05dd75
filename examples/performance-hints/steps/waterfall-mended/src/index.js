document.querySelector('#product').addEventListener('click', async () => {
  const [{ showProduct }, { showReviews }, { showPhotos }] = await Promise.all([
    import(/* webpackChunkName: "product" */ './product.js'),
    import(/* webpackChunkName: "reviews" */ './reviews.js'),
    import(/* webpackChunkName: "photos" */ './photos.js'),
  ]);
  showProduct();
  showReviews();
  showPhotos();
});
