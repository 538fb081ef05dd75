self.onmessage = ({ data }) => self.postMessage(data.reduce((sum, value) => sum + value));
