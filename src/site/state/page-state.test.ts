import { expect, test } from 'vitest';
import { initialState, type PageEvent, type PageState, pageReducer } from './page-state.ts';
import type { View } from './view.ts';

const view = (url: string): View => ({
  screen: 'page',
  nav: null,
  wide: false,
  page: {
    url,
    title: url,
    description: '',
    html: '',
    anchors: [],
    edit: '',
    contributors: [],
    v4Url: '',
  },
});
const a = view('/a/');
const b = view('/b/');
const start = initialState('/a/', a);
const run = (...events: PageEvent[]): PageState => events.reduce(pageReducer, start);
const requested = (url: string): PageEvent => ({ type: 'requested', url });
const delayed = (url: string): PageEvent => ({ type: 'delayed', url });
const loaded = (url: string, next: View): PageEvent => ({ type: 'loaded', url, view: next });
const error = new Error('Loading chunk failed');
const failed = (url: string): PageEvent => ({ type: 'failed', url, error });

test('the first page needs no chunk', () => {
  expect(start).toEqual({ url: '/a/', chunk: 'not-loaded', view: a, skeleton: false, error: null });
});

test('a requested page leaves the old one on screen', () => {
  expect(run(requested('/b/'))).toEqual({
    url: '/b/',
    chunk: 'loading',
    view: a,
    skeleton: false,
    error: null,
  });
});

test('a slow page shows the skeleton until it is there', () => {
  const slow = run(requested('/b/'), delayed('/b/'));
  expect(slow).toMatchObject({ chunk: 'loading', skeleton: true, view: a });
  expect(pageReducer(slow, loaded('/b/', b))).toEqual({
    url: '/b/',
    chunk: 'loaded',
    view: b,
    skeleton: false,
    error: null,
  });
});

test('a failure keeps its error and takes the skeleton away', () => {
  const state = run(requested('/b/'), delayed('/b/'), failed('/b/'));
  expect(state).toMatchObject({ url: '/b/', chunk: 'failed', skeleton: false, error });
});

test('another attempt forgets the error', () => {
  const again = run(requested('/b/'), failed('/b/'), requested('/b/'));
  expect(again).toMatchObject({ chunk: 'loading', error: null });
  expect(pageReducer(again, loaded('/b/', b))).toMatchObject({ chunk: 'loaded', view: b });
});

test.each([delayed('/b/'), loaded('/b/', b), failed('/b/')])(
  'what comes for a page that was left is ignored: $type',
  (event) => {
    const state = run(requested('/b/'), requested('/c/'));
    expect(pageReducer(state, event)).toBe(state);
  },
);

test.each([delayed('/b/'), failed('/b/')])(
  'nothing happens to a page that is there: $type',
  (event) => {
    const state = run(requested('/b/'), loaded('/b/', b));
    expect(pageReducer(state, event)).toBe(state);
  },
);

test('nothing is loaded before it is requested', () => {
  expect(pageReducer(start, loaded('/a/', b))).toBe(start);
});
