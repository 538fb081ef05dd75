console.log(Buffer.from('tea').toString('base64'));
