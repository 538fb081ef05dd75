import('star-rating').catch((error) => postMessage(error.message));
