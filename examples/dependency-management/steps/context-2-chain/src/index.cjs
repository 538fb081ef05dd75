console.log(require.context('./formats').keys());
