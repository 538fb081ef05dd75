import('./start.js').catch((error) => console.error(error.message));
