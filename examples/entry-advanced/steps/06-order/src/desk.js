console.log('desk sees', globalThis.prices);
