const layers = require.context('../src/layers', false, /s\.js$/);

for (const key of layers.keys()) console.log(key, layers(key).name);
