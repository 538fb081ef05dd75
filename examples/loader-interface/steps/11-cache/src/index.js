import cached from './menu.txt?cached';
import fresh from './menu.txt?fresh';

console.log(cached, fresh);
