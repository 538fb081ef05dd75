const orders = fflate.strToU8('Assam, 100 g\n'.repeat(50));

console.log(`${orders.length} bytes become ${fflate.gzipSync(orders).length}`);
