// Everything that is read from running webpack objects and type declarations, in one list.
import type { ReferenceRecord } from '../../../model/reference.ts';
import { classRecords } from './class-records.ts';
import { hookRecords } from './hook-records.ts';
import { loaderContextRecords, statsRecords } from './member-records.ts';
import { moduleRecords } from './module-records.ts';

export function typeRecords(): ReferenceRecord[] {
  return [
    ...hookRecords(),
    ...loaderContextRecords(),
    ...statsRecords(),
    ...moduleRecords(),
    ...classRecords(),
  ];
}
