export const showWishlist = () => console.log('Your wishlist is empty.');
