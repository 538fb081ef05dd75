import { topWords } from 'prose-stats';

console.log('import', topWords('The more, the better', 1));
