console.log(PLACEHOLDER);
