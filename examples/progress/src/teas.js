console.log('Assam, Sencha');
