import { expect, test } from 'vitest';
import { readWrk } from './wrk.ts';

const quiet = `Running 30s test @ http://127.0.0.1:8080/
  60321 requests in 30.01s, 1.20GB read
Requests/sec:   2010.12
Transfer/sec:     41.00MB
`;

test('requests, and nothing went wrong', () => {
  expect(readWrk(quiet)).toEqual({
    perSecond: 2010.12,
    requests: 60321,
    refused: 0,
    socketErrors: 0,
  });
});

test('what went wrong is counted', () => {
  const text = quiet.replace(
    'Requests/sec',
    '  Socket errors: connect 1, read 20, write 3, timeout 4\n  Non-2xx or 3xx responses: 7\nRequests/sec',
  );
  expect(readWrk(text)).toMatchObject({ refused: 7, socketErrors: 28 });
});

test('another text is an error, not a zero', () => {
  expect(() => readWrk('unable to connect')).toThrow('nothing usable');
});
