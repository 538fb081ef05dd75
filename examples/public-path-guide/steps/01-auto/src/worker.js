addEventListener('message', ({ data }) => postMessage(`${data} photos`));
