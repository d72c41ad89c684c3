import type { StoredDocument } from '../firestore/engine/types';
import type { TriggerEvent, TriggerPattern } from '../workers/messages';
import { TriggerQueue } from './trigger-queue';

const ORDERS: TriggerPattern = {
  name: 'onOrder',
  kind: 'created',
  document: 'stores/{store}/orders/{order}',
  database: '(default)',
};
const FILES: TriggerPattern = {
  name: 'onFile',
  kind: 'written',
  document: 'files/{path=**}',
  database: '(default)',
};

const created = (version: number, path: string) => {
  const after: StoredDocument = { path, fields: {}, createTime: version, updateTime: version };
  return { version, changes: [{ path, before: null, after }] };
};
const queueOf = () => {
  const posted: TriggerEvent[] = [];
  const queue = new TriggerQueue((event) => posted.push(event));
  const commit = (version: number, path: string, database = '(default)') =>
    queue.onCommit(created(version, path), database);
  return { posted, queue, commit };
};
const paths = (events: TriggerEvent[]) => events.map(({ change }) => change.path);

test('only changes that fit a pattern are told, those from before the functions were up too', () => {
  const { posted, queue, commit } = queueOf();
  commit(1, 'stores/demo/orders/early');
  queue.onReady([ORDERS, FILES]);
  commit(2, 'stores/demo/orders/o1/lines/l1');
  commit(3, 'stores/demo/products/p1');
  commit(4, 'files/a/b/c');
  expect(paths(posted)).toEqual(['stores/demo/orders/early', 'files/a/b/c']);
});

test('a function hears of its own database alone', () => {
  const { posted, queue, commit } = queueOf();
  commit(1, 'files/early', 'archive');
  queue.onReady([FILES, { ...FILES, name: 'onArchived', database: 'archive' }]);
  commit(2, 'files/late', 'archive');
  commit(3, 'files/own');
  expect(posted.map(({ pattern, change }) => `${pattern.name} ${change.path}`)).toEqual([
    'onArchived files/early',
    'onArchived files/late',
    'onFile files/own',
  ]);
});

test('what a crash left unfinished is told once more, and no third time', () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  const { posted, queue, commit } = queueOf();
  queue.onReady([ORDERS]);
  commit(1, 'stores/demo/orders/done');
  commit(2, 'stores/demo/orders/poison');
  queue.onHandled(posted[0]?.id ?? '');
  for (let crash = 0; crash < 3; crash += 1) {
    queue.onGone();
    queue.onReady([ORDERS]);
  }
  expect(paths(posted).filter((path) => path.endsWith('poison'))).toHaveLength(2);
  expect(posted).toHaveLength(3);
  expect(complaint).toHaveBeenCalledTimes(1);
  complaint.mockRestore();
});
