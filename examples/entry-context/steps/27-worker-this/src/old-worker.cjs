this.onmessage = ({ data }) => this.postMessage(data);
