const { createHash } = require('crypto');

console.log(createHash('sha256').update('webpack').digest('hex'));
