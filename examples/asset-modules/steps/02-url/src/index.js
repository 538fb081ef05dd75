const leaf = document.createElement('img');
leaf.src = new URL('./leaf.svg', import.meta.url);
leaf.alt = 'A basil leaf';

document.body.append(leaf);
