globalThis.visits = [];
