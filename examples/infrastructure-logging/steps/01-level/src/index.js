console.log('Tea & Leaves');
