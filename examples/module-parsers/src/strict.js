import './sloppy.cjs';
import './menu.cjs';
