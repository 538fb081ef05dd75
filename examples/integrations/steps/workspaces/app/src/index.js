console.log('Hello from the app');
