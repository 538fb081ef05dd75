import bedUrl from './bed.svg';
import tips from './tips.txt' with { type: 'text' };
import plants from './plants.csv' with { type: 'bytes' };

const leaf = document.createElement('img');
leaf.src = new URL('./leaf.svg', import.meta.url);
leaf.alt = 'A basil leaf';

const bed = document.createElement('img');
bed.src = bedUrl;
bed.alt = 'Two rows of herbs';
bed.id = 'bed';

const text = document.createElement('p');
text.textContent = tips;

const link = document.createElement('a');
link.href = URL.createObjectURL(new Blob([plants], { type: 'text/csv' }));
link.download = 'plants.csv';
link.textContent = `Download the list (${plants.length} bytes)`;

document.body.append(leaf, bed, text, link);
