import { Timestamp } from 'firebase-admin/firestore';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { templateIn } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import type { Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { fail, ok, type Result } from '@/lib/domain/result';
import { addOnsOf } from '@/lib/domain/studio/design/add-ons';
import { designInput, designWords, DRAFT_LIFETIME_MS } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { fitsVariant } from '@/lib/domain/studio/design/fits-variant';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { designDocument } from './design-document';
import { designIdOf, readDesignSalt } from './design-id';
import { drawDesign, type DrawDeps } from './draw-design';

type SaveDeps = DrawDeps & Pick<Deps, 'db' | 'now' | 'newId'>;
type Request = Callables['saveDesign']['request'];
type Saved = Callables['saveDesign']['response'];

/** A sweep removes once: the second drawing stays. */
const MOST_DRAWINGS = 2;

/** A shopper's design, with its product. */
interface Board {
  readonly store: StoreId;
  readonly product: Product;
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  readonly variantId: string;
  readonly uid: string;
  readonly svgHash: string;
}

/**
 * Stores a board that the caller designed: draws it by today's template and stores it with its proof, under an id derived from
 * its content. Fails with `product-not-found` if it cannot be designed, `invalid-input` at what cannot be drawn,
 * `design-differs` where the caller saw another board than this one, `try-again`.
 */
export async function saveDesign(deps: SaveDeps, request: Request, { uid }: Caller): Promise<Result<Saved>> {
  const read = await readBoard(deps, request, uid);
  if (!read.ok) return read;
  const board = read.value;
  const { store, template, input } = board;
  const salt = await readDesignSalt(deps.db, store, deps.newId);
  const id = designIdOf(salt, { ...board, productId: request.productId, templateVersion: template.version });
  const design: LineDesign = {
    id,
    proofPath: storagePaths.designProof(store, id),
    words: designWords(template, input),
    makingDays: template.makingDays,
  };
  const kept = await keepDesign(deps, board, design);
  if (!kept.ok) return kept;
  // The shopper's editor shows the upload, which must last as long as the draft.
  await Promise.all(Object.values(input.pictures).map(({ path }) => deps.pictures.renew(path, deps.now())));
  const { id: designId, ...shown } = design;
  return ok({ designId, addOn: addOnsOf(template, input), ...shown });
}

async function readBoard(
  deps: SaveDeps,
  { storeId: named, productId, variantId, input: given, svgHash }: Request,
  uid: string,
): Promise<Result<Board>> {
  const { db } = deps;
  const store = storeId(named);
  const [stored, chosen] = await db.getAll(
    db.doc(collections.product(store, productId)),
    db.doc(collections.studioTemplate(store, productId)),
  );
  const product = stored?.exists ? parseProduct(stored.id, stored.data()) : null;
  const template = chosen ? templateIn(chosen) : null;
  if (product?.status !== 'active' || !product.studio || !template)
    return fail({ code: 'product-not-found' });
  const sent = parseDesignInput(given);
  if (!sent) return fail({ code: 'invalid-input', fields: { input: 'field.invalid' } });
  const board = { store, product, template, input: designInput(template, sent), variantId, uid, svgHash };
  const wrong = fitsVariant(product, variantId, board.input) ? await foreignPicture(deps, board) : 'size';
  return wrong ? fail({ code: 'invalid-input', fields: { [wrong]: 'field.invalid' } }) : ok(board);
}

/** The first field whose picture is not one of this shopper's inspected pictures for this store; undefined if there is none. */
async function foreignPicture({ pictures }: SaveDeps, { input, store, uid }: Board) {
  const own = storagePaths.designPicturesIn(store, uid);
  for (const [field, { path, widthPx, heightPx }] of Object.entries(input.pictures)) {
    const size = path.startsWith(own) ? await pictures.sizeOf(path) : null;
    if (size?.width !== widthPx || size.height !== heightPx) return field;
  }
  return undefined;
}

/** Stores the design with its drawings, which a sweep that met its expired draft may remove at the same moment. */
async function keepDesign(deps: SaveDeps, board: Board, design: LineDesign): Promise<Result<null>> {
  const known = await prolong(deps, board.store, design.id);
  if (!known.ok) return known;
  let isWhole = known.value && (await hasDrawings(deps, board, design));
  for (let left = MOST_DRAWINGS; !isWhole && left > 0; left -= 1) {
    const drawn = await drawDesign(deps, board, design);
    if (!drawn.ok) return drawn;
    const recorded = await record(deps, board, design);
    if (!recorded.ok) return recorded;
    isWhole = await hasDrawings(deps, board, design);
  }
  return isWhole ? ok(null) : fail({ code: 'try-again' });
}

async function hasDrawings({ pictures }: SaveDeps, { store, input }: Board, { id, proofPath }: LineDesign) {
  const copies = Object.keys(input.pictures).map((field) => storagePaths.designFile(store, id, field));
  const paths = [storagePaths.design(store, id), proofPath, ...copies];
  return !(await Promise.all(paths.map((path) => pictures.sizeOf(path)))).includes(null);
}

/** Whether this design is stored already; if it is a draft, its expiry starts anew. */
const prolong = ({ db, now }: SaveDeps, store: StoreId, id: string): Promise<Result<boolean>> =>
  inTransaction(db, async (tx) => {
    const stored = await tx.get(db.doc(collections.design(store, id)));
    if (stored.exists && !stored.get('lockedBy')) tx.update(stored.ref, { expireAt: expiry(now()) });
    return ok(stored.exists);
  });

/** Does nothing if a concurrent call has stored it. */
const record = (
  { db, now }: SaveDeps,
  { store, product, template, input, variantId, uid, svgHash }: Board,
  { id, proofPath, words }: LineDesign,
): Promise<Result<null>> =>
  inTransaction(db, async (tx) => {
    const ref = db.doc(collections.design(store, id));
    if ((await tx.get(ref)).exists) return ok(null);
    const content = { store, productId: product.id, variantId, template, input, svgHash, uid };
    tx.create(ref, { ...designDocument(content, { id, proofPath, words }, now()), expireAt: expiry(now()) });
    return ok(null);
  });

const expiry = (at: number) => Timestamp.fromMillis(at + DRAFT_LIFETIME_MS);
