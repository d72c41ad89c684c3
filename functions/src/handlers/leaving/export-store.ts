import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoreId } from '@/lib/domain/ids';
import { linesOf, Tally } from '@/functions/src/adapters/archive/format';
import { contentOf } from '@/functions/src/adapters/archive/store-content';
import type { Deps } from '@/functions/src/deps';

/** Lines waiting for the receiver; a picture is one line. */
const MOST_WAITING = 4;

/**
 * Streams the whole store to `to` in the format of docs/store-format.md, as fast as the receiver reads, and no faster: memory
 * holds a page of documents, some pictures and a few lines. Throws where the receiver went away; nothing is left of it then.
 */
export const exportStore = (
  { storeSource }: Pick<Deps, 'storeSource'>,
  store: StoreId,
  to: Writable,
): Promise<void> =>
  pipeline(
    Readable.from(linesOf(store, contentOf(storeSource, store), new Tally()), {
      highWaterMark: MOST_WAITING,
    }),
    to,
  );
