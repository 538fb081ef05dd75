import('./receipt.js').then(({ print }) => print());
