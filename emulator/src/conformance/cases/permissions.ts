import type { Case } from '../client';
import { refused, same } from '../expect';
import { listened, listens } from './listened';

/** The rules of the test server, which stand beside it: `secret` is nobody's, `shared` and `club` depend on documents. */
export const PERMISSION_CASES: readonly Case[] = [
  {
    name: 'what the rules refuse is permission-denied, in writes, reads and lists',
    needs: ['rules'],
    async run(client) {
      await refused(() => client.set('secret/x', {}), 'permission-denied');
      await refused(() => client.get('secret/x'), 'permission-denied');
      await refused(() => client.find({ collection: 'secret' }), 'permission-denied');
      await refused(
        () => client.aggregate({ collection: 'secret' }, { all: ['count'] }),
        'permission-denied',
      );
    },
  },
  listens(
    'what is not allowed fails alone',
    async (client, at, world) => {
      const allowed = listened(client, { collection: `${at}/l` });
      const denied = listened(client, { collection: 'secret' });
      await Promise.all([allowed.shows(''), denied.fails('permission-denied')]);
      await world.write(`${at}/l/a`, {});
      await allowed.shows('a');
      allowed.stop();
    },
    'rules',
  ),
  listens(
    'permission is lost with the change of the document that gave it',
    async (client, _at, world) => {
      await world.write('shared/board', { isOpen: true });
      const seen = listened(client, 'shared/board');
      await seen.shows('board');
      await world.write('shared/board', { isOpen: false });
      await seen.fails('permission-denied');
    },
    'rules',
  ),
  listens(
    'permission that rests on another document is lost before more is told',
    async (client, _at, world) => {
      await world.write('doors/club', {});
      await world.write('club/a', {});
      const whole = listened(client, { collection: 'club' });
      const window = listened(client, { collection: 'club', limit: 2 });
      await Promise.all([whole.shows('a'), window.shows('a')]);
      await world.write('club/b', {});
      await Promise.all([whole.shows('a,b'), window.shows('a,b')]);
      await world.write('doors/club', null);
      await world.write('club/c', {});
      await Promise.all([whole.fails('permission-denied'), window.fails('permission-denied')]);
      same(
        [...whole.events, ...window.events].some(({ ids }) => ids.includes('c')),
        false,
      );
    },
    'rules',
  ),
];
