this.visits = (this.visits || 0) + 1;
