// Runs in the browser. Shows in the title whether the page is connected.
export default class ReportingClient {
  constructor(url) {
    this.socket = new WebSocket(url);
  }

  onOpen(callback) {
    this.socket.addEventListener('open', () => {
      document.title = 'Shop (connected)';
      callback();
    });
  }

  onClose(callback) {
    this.socket.addEventListener('close', () => {
      document.title = 'Shop (not connected)';
      callback();
    });
  }

  onMessage(callback) {
    this.socket.addEventListener('message', (event) => callback(event.data));
  }

  close() {
    this.socket.close();
  }
}
