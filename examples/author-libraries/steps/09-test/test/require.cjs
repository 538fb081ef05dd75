const { topWords } = require('prose-stats');

console.log('require', topWords('The more, the better', 1));
