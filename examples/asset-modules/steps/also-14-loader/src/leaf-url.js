console.log(new URL('./leaf.svg', import.meta.url).href);
