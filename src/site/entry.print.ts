// The only script of a printable page: it opens the print dialog once everything is there.
import { whenLoaded } from './state/when-loaded.ts';

whenLoaded(() => print());
