import bedUrl from './bed.svg';

console.log(`<img src="${bedUrl}" alt="Two rows of herbs">`);
