import bedUrl from './bed.svg';

document.querySelector('img').src = bedUrl;
