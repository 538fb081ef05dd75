console.log(import.meta.resolve('./seed.svg'));
