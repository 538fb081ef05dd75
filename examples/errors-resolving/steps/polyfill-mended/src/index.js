const basename = (path) => path.slice(path.lastIndexOf('/') + 1);

console.log(basename(location.pathname));
