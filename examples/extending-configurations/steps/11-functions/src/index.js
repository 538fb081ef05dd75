import settings from 'page-settings';
import user from 'page-user';

console.log(settings, user);
