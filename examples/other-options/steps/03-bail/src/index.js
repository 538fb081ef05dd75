import './newsletter.js';
import './footer.js';
