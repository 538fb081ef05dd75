const [name] = process.argv.slice(2);
const one = new URL('./notes/lake.txt', import.meta.url);
const any = new URL(`./notes/${name}.txt`, import.meta.url);

console.log(one instanceof URL, typeof any, any.href);
