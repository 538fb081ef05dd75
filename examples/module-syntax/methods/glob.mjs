const layers = import.meta.glob('../src/layers/*s.js', { eager: true, import: 'name' });

console.log(layers);
