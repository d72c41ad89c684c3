import type { StoredDocument } from '../firestore/engine/types';
import type { TriggerEvent, TriggerPattern } from '../workers/messages';
import { TriggerQueue } from './trigger-queue';

const ORDERS: TriggerPattern = {
  name: 'onOrder',
  kind: 'created',
  document: 'stores/{store}/orders/{order}',
};
const FILES: TriggerPattern = { name: 'onFile', kind: 'written', document: 'files/{path=**}' };

const created = (version: number, path: string) => {
  const after: StoredDocument = { path, fields: {}, createTime: version, updateTime: version };
  return { version, changes: [{ path, before: null, after }] };
};
const queueOf = () => {
  const posted: TriggerEvent[] = [];
  return { posted, queue: new TriggerQueue((event) => posted.push(event)) };
};
const paths = (events: TriggerEvent[]) => events.map(({ change }) => change.path);

test('only changes that fit a pattern are told, those from before the functions were up too', () => {
  const { posted, queue } = queueOf();
  queue.onCommit(created(1, 'stores/demo/orders/early'));
  queue.onReady([ORDERS, FILES]);
  queue.onCommit(created(2, 'stores/demo/orders/o1/lines/l1'));
  queue.onCommit(created(3, 'stores/demo/products/p1'));
  queue.onCommit(created(4, 'files/a/b/c'));
  expect(paths(posted)).toEqual(['stores/demo/orders/early', 'files/a/b/c']);
});

test('what a crash left unfinished is told once more, and no third time', () => {
  const complaint = jest.spyOn(console, 'error').mockReturnValue();
  const { posted, queue } = queueOf();
  queue.onReady([ORDERS]);
  queue.onCommit(created(1, 'stores/demo/orders/done'));
  queue.onCommit(created(2, 'stores/demo/orders/poison'));
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
