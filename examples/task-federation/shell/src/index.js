// The entry cannot wait for modules of another build, but what it imports on demand can.
import('./start.js');
