export const showReviews = () => console.log('No reviews yet.');
