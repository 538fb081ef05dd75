require('fs').writeFileSync('src/table.json', JSON.stringify('x'.repeat(300000)));
