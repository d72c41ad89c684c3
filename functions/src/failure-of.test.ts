import { failureOf } from './failure-of';

test('an error keeps its code, message and stack', () => {
  const error = Object.assign(new Error('5 NOT_FOUND: no document'), { code: 5 });
  expect(failureOf(error)).toEqual({ code: 5, message: error.message, stack: error.stack });
  expect(failureOf('it broke')).toEqual({ message: 'it broke' });
});

test('neither addresses nor keys come into the log', () => {
  const error = new Error('450 <layla@shop.example>: try later; sk_live_abc*****123');
  error.stack = `${error.message}\n at send (/work/node_modules/@google-cloud/firestore/index.js:1:2)`;
  expect(failureOf(error)).toEqual({
    message: '450 <[address]>: try later; [key]',
    stack:
      '450 <[address]>: try later; [key]\n at send (/work/node_modules/@google-cloud/firestore/index.js:1:2)',
  });
});
