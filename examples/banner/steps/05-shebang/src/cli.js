console.log(`It is ${new Date(0).toISOString()}.`);
