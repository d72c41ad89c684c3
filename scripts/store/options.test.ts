import { readOptions } from './options';

const EXPORT = { name: 'export', options: { id: { type: 'string' } }, required: ['id'] } as const;
const idOf = (id: string) => readOptions(EXPORT, ['--id', id]).store('id');

test('an id names one store: of its form, and not what all stores are called together', () => {
  expect(idOf('my_boards-2')).toBe('my_boards-2');
  expect(() => idOf('a/b')).toThrow('64 letters, digits');
  for (const taken of ['platform', 'connect']) expect(() => idOf(taken)).toThrow('webhook of all stores');
});
