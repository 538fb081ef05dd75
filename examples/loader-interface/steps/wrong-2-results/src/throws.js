throw new Error('no prices');
