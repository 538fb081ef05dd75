import settings from 'virtual:settings';

console.log(settings.language);
