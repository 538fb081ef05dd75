const logo = new URL('/logo.svg', import.meta.url);

console.log(logo.href);
