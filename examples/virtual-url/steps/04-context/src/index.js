import { welcome } from 'virtual:mails';

welcome();
