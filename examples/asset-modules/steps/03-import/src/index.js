import bedUrl from './bed.svg';

const leaf = document.createElement('img');
leaf.src = new URL('./leaf.svg', import.meta.url);
leaf.alt = 'A basil leaf';

const bed = document.createElement('img');
bed.src = bedUrl;
bed.alt = 'Two rows of herbs';
bed.id = 'bed';

document.body.append(leaf, bed);
