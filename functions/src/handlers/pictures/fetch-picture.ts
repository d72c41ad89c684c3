import type { Callables } from '@/lib/domain/api/callables';
import type { FieldError } from '@/lib/domain/forms/field-errors';
import { storeId } from '@/lib/domain/ids';
import { PICTURE_MAX_BYTES } from '@/lib/domain/pictures/picture';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import type { FetchProblem } from '@/functions/src/adapters/network/fetch-public';
import { takeStorage } from '@/functions/src/adapters/quotas/storage-room';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { keepOrGiveBack, type PictureDeps } from './store-reencoded';

const FOLDER = 'products/imported';

const PROBLEMS: Readonly<Record<FetchProblem, FieldError>> = {
  address: 'field.picture.unreachable',
  unreachable: 'field.picture.unreachable',
  size: 'field.picture.size',
};

/** Each instance re-encodes one fetched picture at a time, while it downloads others. */
const TURN = ['draw a picture'];

/**
 * Fetches a picture of another shop and stores it with the store's pictures, under a name made from its address, so that a
 * second import fetches nothing. Its bytes count like an upload's. Fails with `too-many-requests`, `quota-reached`, or at the field
 * `picture`.
 */
export async function fetchPicture(
  deps: FetchPictureDeps,
  { storeId: store, url }: Callables['fetchPicture']['request'],
  { uid }: Caller,
  network: string,
): Promise<Result<Callables['fetchPicture']['response']>> {
  const { pictures, reencodePicture, runInQueue, fetchPublic, consumeRateLimit } = deps;
  const path = storagePaths.storePicture(storeId(store), FOLDER, digest(url));
  const known = await pictures.sizeOf(path);
  if (known) return ok({ path, ...known });
  const file = await fetchPublic(url, PICTURE_MAX_BYTES);
  if (typeof file === 'string') return refuse(PROBLEMS[file]);
  const { retryAfter } = await consumeRateLimit(
    'pictureBytes',
    { person: uid, address: network, store },
    file.length,
  );
  if (retryAfter) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const drawn = await runInQueue(TURN, () => reencodePicture(file, 'picture'));
  if (typeof drawn === 'string') return refuse(drawn);
  const takeRoom = (bytes: number) => takeStorage(deps, storeId(store), bytes);
  const taken = await takeRoom(drawn.bytes.length);
  if (!taken.ok) return taken;
  await keepOrGiveBack(() => pictures.keep(path, drawn), takeRoom, drawn.bytes.length);
  return ok({ path, width: drawn.width, height: drawn.height });
}

type FetchPictureDeps = PictureDeps & Pick<Deps, 'consumeRateLimit' | 'db' | 'fetchPublic' | 'now'>;

const refuse = (problem: FieldError) => fail({ code: 'invalid-input', fields: { picture: problem } });
