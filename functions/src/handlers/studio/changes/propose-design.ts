import type { DocumentData } from 'firebase-admin/firestore';
import { templateIn } from '@/functions/src/adapters/orders/sold-catalogue';
import type { Deps } from '@/functions/src/deps';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { isSame } from '@/lib/domain/is-same';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok, type Result } from '@/lib/domain/result';
import { addOnsOf } from '@/lib/domain/studio/design/add-ons';
import { designInput, designWords, parseDesign, type Design } from '@/lib/domain/studio/design/design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { LineDesign } from '@/lib/domain/studio/design/line-design';
import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { designDocument } from '@/functions/src/handlers/studio/design-document';
import { designIdOf, readDesignSalt } from '@/functions/src/handlers/studio/design-id';
import { drawDesign, type DrawDeps } from '@/functions/src/handlers/studio/draw-design';

export type ProposeDeps = DrawDeps & Pick<Deps, 'db' | 'now' | 'newId'>;
type Proposal = NonNullable<Callables['requestDesignChange']['request']['proposal']>;

/** A design that the store suggests, drawn but not stored yet. */
export interface Proposed {
  readonly design: LineDesign;
  readonly document: DocumentData;
}

/**
 * Draws the board that the store suggests instead of an ordered one, by today's template. Size, pictures and price must be
 * those of the ordered one. Fails with `design-not-found`, `product-not-found` if it can no longer be designed, `invalid-input`
 * at what differs or cannot be drawn, `design-price-differs`, `design-unchanged`, `design-differs`.
 */
export async function proposeDesign(
  deps: ProposeDeps,
  order: Order,
  designId: string,
  { input: given, svgHash }: Proposal,
): Promise<Result<Proposed>> {
  const { db, now, newId } = deps;
  const { storeId: store } = order;
  const stored = await db.doc(collections.design(store, designId)).get();
  if (!stored.exists) return fail({ code: 'design-not-found' });
  const ordered = parseDesign(stored.id, stored.data());
  const { productId, variantId } = ordered;
  const template = templateIn(await db.doc(collections.studioTemplate(store, productId)).get());
  if (!template) return fail({ code: 'product-not-found' });
  const sent = parseDesignInput(given);
  const input = sent && designInput(template, sent);
  const wrong = input ? differingField(ordered, input) : 'input';
  if (!input || wrong)
    return fail({ code: 'invalid-input', fields: { [wrong ?? 'input']: 'field.invalid' } });
  const refused = refusal(template, ordered, { input, svgHash });
  if (refused) return fail({ code: refused });

  // It belongs to the shopper, like the design it replaces.
  const uid = ordered.uid ?? order.uid;
  const content = { productId, variantId, input, svgHash };
  const salt = await readDesignSalt(db, store, newId);
  const id = designIdOf(salt, { ...content, uid, templateVersion: template.version });
  const proofPath = storagePaths.designProof(store, id);
  const words = designWords(template, input);
  const drawing = { store, template, input, svgHash, picturesOf: designId };
  const drawn = await drawDesign(deps, drawing, { id, proofPath });
  if (!drawn.ok) return drawn;
  const document = {
    ...designDocument({ ...content, store, template, uid }, { id, proofPath, words }, now()),
    ...heldBy(order),
    replaces: designId,
  };
  return ok({ design: { id, proofPath, words, makingDays: template.makingDays }, document });
}

/** The order holds the suggested design, whatever its shopper answers. */
export const heldBy = ({ id }: Order): { lockedBy: string; expireAt: null } => ({
  lockedBy: id,
  expireAt: null,
});

/** The first forbidden difference: `size`, or a field with another picture; its crop may differ. */
function differingField({ input: ordered }: Design, input: DesignInput): string | undefined {
  if (input.widthMm !== ordered.widthMm || input.heightMm !== ordered.heightMm) return 'size';
  const file = (of: DesignInput, field: string) => {
    const { crop: _, ...uploaded } = of.pictures[field] ?? { crop: null };
    return uploaded;
  };
  const fields = Object.keys({ ...ordered.pictures, ...input.pictures });
  return fields.find((field) => !isSame(file(ordered, field), file(input, field)));
}

function refusal(template: StudioTemplate, ordered: Design, { input, svgHash }: Proposal) {
  if (svgHash === ordered.svgHash) return 'design-unchanged';
  const isSamePrice = addOnsOf(template, input) === addOnsOf(template, ordered.input);
  return isSamePrice ? undefined : 'design-price-differs';
}
