addEventListener('message', ({ data }) => postMessage(`${data * 4} EUR`));
