const layers = import.meta.webpackContext('../src/layers', { regExp: /s\.js$/ });

for (const key of layers.keys()) console.log(key, layers(key).name);
