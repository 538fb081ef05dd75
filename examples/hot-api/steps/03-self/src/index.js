import './offer.js';
import './footer.js';
