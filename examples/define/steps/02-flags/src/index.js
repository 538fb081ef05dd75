if (FEATURES.wishlist) {
  const { showWishlist } = await import('./wishlist.js');
  showWishlist();
}

if (FEATURES.reviews) {
  const { showReviews } = await import('./reviews.js');
  showReviews();
}
