console.log('Hello from step 1');
