import assert from 'node:assert/strict';
import { format } from './csv.js';

assert.equal(format([{ place: 'Lake', km: 12 }]), 'Lake,12');
