require.extensions['.txt'] = () => {};
