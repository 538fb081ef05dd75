const { readdirSync, statSync } = require('fs');

for (const name of readdirSync('dist').sort()) {
  console.log(name.replace(/[0-9a-f]{20}/, '…').padEnd(16), statSync(`dist/${name}`).size);
}
