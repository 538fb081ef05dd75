import './pages/where.cjs';
import './global.cjs';
