import { session } from 'shell/session';

export const currentSession = () => session;
