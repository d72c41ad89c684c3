import type { Case, Client } from '../client';
import { refused, same } from '../expect';
import { ids } from './boards';
import { listened } from './listened';

const apart = (name: string, run: (client: Client, other: Client, at: string) => Promise<void>): Case => ({
  name: `another database: ${name}`,
  needs: ['databases'],
  async run(client, at) {
    if (client.elsewhere) await run(client, client.elsewhere, at);
  },
});

export const GOOGLE_DATABASE_CASES: readonly Case[] = [
  apart('one path, two documents', async (client, other, at) => {
    same(await other.get(`${at}/q/a`), null);
    await client.set(`${at}/q/a`, { n: 1 });
    same(await other.get(`${at}/q/a`), null);
    await other.set(`${at}/q/a`, { n: 2 });
    same([await client.get(`${at}/q/a`), await other.get(`${at}/q/a`)], [{ n: 1 }, { n: 2 }]);
    await other.delete(`${at}/q/a`);
    same(await client.get(`${at}/q/a`), { n: 1 });
  }),
  apart('its queries, groups and counts find its own', async (client, other, at) => {
    const group = `${at.replaceAll('/', '-')}-apart`;
    await client.set(`${at}/${group}/a`, { n: 1 });
    await other.batch([
      { set: `${at}/${group}/b`, data: { n: 2 } },
      { set: `${at}/${group}/c`, data: { n: 3 } },
    ]);
    const inOrder = { collection: `${at}/${group}`, orderBy: [['n', 'desc']] } as const;
    same([await ids(client, inOrder), await ids(other, inOrder)], ['a', 'c b']);
    const asked = { collection: group, isGroup: true };
    same([await ids(client, asked), await ids(other, asked)], ['a', 'b c']);
    same(await other.aggregate(asked, { all: ['count'] }), { all: 2 });
  }),
  apart('a key names a document of its own', async (client, other, at) => {
    await client.set(`${at}/q/a`, { n: 1 });
    await other.set(`${at}/q/b`, { n: 2 });
    const byKeys = { collection: `${at}/q`, where: [['__name__', 'in', ['a', 'b']]] as const };
    same([await ids(client, byKeys), await ids(other, byKeys)], ['a', 'b']);
  }),
  apart('transactions of two databases do not wait for each other', async (client, other, at) => {
    await Promise.all([client.set(`${at}/q/a`, { n: 1 }), other.set(`${at}/q/a`, { n: 10 })]);
    await client.transact(async (here) => {
      const mine = await here.get(`${at}/q/a`);
      await other.transact(async (there) => {
        const theirs = await there.get(`${at}/q/a`);
        there.update(`${at}/q/a`, { n: Number(theirs?.n) + 1 });
      });
      here.update(`${at}/q/a`, { n: Number(mine?.n) + 1 });
    });
    same([await client.get(`${at}/q/a`), await other.get(`${at}/q/a`)], [{ n: 2 }, { n: 11 }]);
  }),
  apart('what it lacks is not found', (client, other, at) =>
    client
      .set(`${at}/q/a`, { n: 1 })
      .then(() => refused(() => other.update(`${at}/q/a`, { n: 2 }), 'not-found')),
  ),
  apart('a reference to its document comes back', async (_client, other, at) => {
    await other.set(`${at}/q/a`, { r: other.make.reference(`${at}/q/b`) });
    same(other.text((await other.get(`${at}/q/a`))?.r), `reference ${at}/q/b`);
    same(
      await ids(other, { collection: `${at}/q`, where: [['r', '==', other.make.reference(`${at}/q/b`)]] }),
      'a',
    );
  }),
  {
    name: 'listener: another database is told of apart',
    needs: ['listen', 'databases'],
    async run(client, at) {
      const other = client.elsewhere;
      if (!other) return;
      const [here, there] = [client, other].map((one) => listened(one, { collection: `${at}/q` }));
      const document = listened(other, `${at}/q/b`);
      await Promise.all([here?.shows(''), there?.shows(''), document.shows('')]);
      await client.set(`${at}/q/a`, {});
      await other.set(`${at}/q/b`, {});
      await Promise.all([here?.shows('a'), there?.shows('b'), document.shows('b')]);
      for (const listener of [here, there, document]) listener?.stop();
    },
  },
];

/** Google's emulator has rules for the default database alone; in production each has its own, and here all have one file. */
export const DATABASE_RULES_CASES: readonly Case[] = [
  {
    name: 'another database: rules see its id and its documents',
    needs: ['rules', 'databases'],
    async run(client, at) {
      const other = client.elsewhere;
      if (!other) return;
      await refused(() => other.set('secret/x', {}), 'permission-denied');
      await refused(() => other.get('here/x'), 'permission-denied');
      same(await client.get('here/x'), null);
      await other.set('doors/elsewhere', { at });
      same(await other.get('elsewhere/x'), null);
      await refused(() => client.get('elsewhere/x'), 'permission-denied');
    },
  },
];
