console.log(__dirname, __filename);
global.kiosk = true;
