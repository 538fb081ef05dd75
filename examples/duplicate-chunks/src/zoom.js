document.body.style.zoom = '1.5';
