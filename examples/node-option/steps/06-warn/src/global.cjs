global.started = true;
