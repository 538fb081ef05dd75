self.addEventListener('message', ({ data }) => self.postMessage(Math.round(data)));
