if (require.main === module) console.log('started as a program');
