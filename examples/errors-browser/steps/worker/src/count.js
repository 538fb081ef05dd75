postMessage(7);
