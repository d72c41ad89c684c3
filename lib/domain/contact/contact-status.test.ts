import { markedStatus } from './contact-status';

test.each([
  ['new', 'read', false, 'read'],
  ['read', 'unread', false, 'new'],
  ['answered', 'unread', true, 'answered'],
  ['new', 'archived', false, 'archived'],
  ['archived', 'restored', false, 'read'],
  ['archived', 'restored', true, 'answered'],
  ['archived', 'read', false, 'archived'],
] as const)('a message that is %s, marked %s (answered: %s), is %s', (from, mark, isAnswered, to) =>
  expect(markedStatus(from, mark, isAnswered)).toBe(to),
);
