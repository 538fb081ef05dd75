console.log(import.meta.dirname, import.meta.filename);
