const pin = new Image();
pin.src = new URL('../src/pin.svg', import.meta.url).href;
