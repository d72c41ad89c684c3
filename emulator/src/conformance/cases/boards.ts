import type { Asked, Client, World } from '../client';

/** By id. */
const BOARDS = {
  a: { n: 1, tag: 'x', tags: ['red', 'blue'], size: { w: 1, h: 2 } },
  b: { n: 2, tag: 'y', tags: ['blue'], size: { w: 2, h: 1 } },
  c: { n: 2, tag: 'x', tags: [], size: { w: 2 }, list: ['x', null] },
  d: { n: 3, tag: null, list: [null] },
  e: { n: NaN, tag: 'z', list: [NaN] },
  f: { n: 'text', tag: 'x' },
  g: { n: null, tags: 'red' },
  h: { other: true },
} as const;

/** Has the boards written into the collection `q` below a document, so that the client has none of them cached. */
export async function fill(world: World, at: string): Promise<void> {
  await Promise.all(Object.entries(BOARDS).map(([id, data]) => world.write(`${at}/q/${id}`, data)));
}

/** The ids that a query finds, in its order. */
export const ids = async (client: Client, asked: Asked): Promise<string> =>
  (await client.find(asked)).map(({ id }) => id).join(' ');
