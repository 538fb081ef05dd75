const worker = new Worker(new URL('./count.js', import.meta.url));

worker.onmessage = ({ data }) => console.log(data);
