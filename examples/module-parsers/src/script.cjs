this.kiosk = { open: true };
