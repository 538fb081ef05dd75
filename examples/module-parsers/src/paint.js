CSS.paintWorklet.addModule(new URL('./prices.js', import.meta.url));
