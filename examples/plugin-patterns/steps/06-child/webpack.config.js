import { MailPlugin } from './mail-plugin.js';

export default {
  mode: 'production',
  entry: { admin: './src/admin.js' },
  plugins: [new MailPlugin('./src/mail.js')],
};
