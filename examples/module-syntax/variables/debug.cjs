if (DEBUG) console.log('details');
