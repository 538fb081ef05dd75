import { X509Certificate } from '@peculiar/x509';

const pem = document.querySelector('textarea').value;
document.querySelector('output').textContent = new X509Certificate(pem).subject;
