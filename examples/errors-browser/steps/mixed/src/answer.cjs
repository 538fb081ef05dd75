this.answer = 'Hello';
