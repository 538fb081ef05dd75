import confetti from 'https://cdn.example.com/confetti.js';

confetti();
