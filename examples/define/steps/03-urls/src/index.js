console.log(`Teas come from ${API_URL}/teas.`);
