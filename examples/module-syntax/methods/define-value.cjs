define({ scale: 25000 });
