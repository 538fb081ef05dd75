import './theme.json';
