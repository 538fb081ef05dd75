import { zipSync } from 'fflate';

export const backup = () => zipSync({ 'notes.txt': new TextEncoder().encode('Notes') });
