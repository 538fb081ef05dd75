import './pages/about.js';
import './pages/cart.js';
import './pages/help.js';
import './pages/search.js';
import './pages/shop.js';
import './pages/team.js';
