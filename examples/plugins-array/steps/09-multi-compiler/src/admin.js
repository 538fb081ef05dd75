console.log('Admin');
