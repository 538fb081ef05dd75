export class CrossOriginWorker extends Worker {
  constructor(url, options) {
    const code = `importScripts(${JSON.stringify(url.href)});`;
    super(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })), options);
  }
}
