document.body.append('Two walks');
