console.log(import.meta.env);
