import type { SaveVariant } from '@/lib/domain/api/catalogue';
import type { StagedProduct } from '@/lib/domain/api/catalogue-admin';
import { editProduct, newProduct, type ProductChanges } from '@/lib/domain/catalogue/editing/edit-product';
import { EDITED_FIELDS, fieldsOfKind } from '@/lib/domain/catalogue/fields/edited-fields';
import type { Product } from '@/lib/domain/catalogue/product';
import { isSame } from '@/lib/domain/is-same';
import { placesOf } from '@/lib/domain/quotas/store-usage';
import { freeSlug, slugsOf } from '@/lib/domain/catalogue/slug';
import type { AppError } from '@/lib/domain/errors/app-error';
import { changedFields } from './changed-fields';
import { withKept } from './kept-columns';
import type { CsvProblem, CsvProblemCode } from './problem';
import { previewOf, type PreviewedProduct } from './preview';
import type { ImportedFields } from './imported-fields';

/** The planned change of one product. */
export interface PlannedProduct {
  readonly id: string;
  readonly slug: string;
  readonly row: number;
  readonly kind: 'created' | 'changed' | 'unchanged';
  /**
   * Of a known product only what changes. Includes the stock that the dry run saw, so that orders placed before the import
   * still count.
   */
  readonly fields: ImportedFields;
  /** The columns that are filled again from the product as it is when the import is applied. */
  readonly kept: readonly string[];
  /** The ids of combinations whose price is, too. */
  readonly keptPrices: readonly string[];
  /**
   * `updatedAt` (ms) of the product that the dry run saw, where whole lists of pictures or options change: they do not fit
   * those that somebody saved since. Else null.
   */
  readonly seenAt: number | null;
  /** Places of the plan's products that it takes (1) or gives back (-1). */
  readonly places: number;
  readonly preview: PreviewedProduct;
}

interface ImportPlan {
  readonly products: readonly PlannedProduct[];
  readonly problems: readonly CsvProblem[];
}

/**
 * Plans the import of `staged` products. `catalogue` holds the existing products they name by id or slug; `groups` are
 * the ids of all categories and brands. `editProduct` decides what is allowed.
 */
export function planImport(
  storeId: string,
  staged: readonly StagedProduct[],
  catalogue: readonly Product[],
  groups: ReadonlySet<string>,
): ImportPlan {
  const problems: CsvProblem[] = [];
  const products = staged.flatMap(({ row, productId, newId, kept = [], ...read }): PlannedProduct[] => {
    const complain = (column: string, code: CsvProblemCode, value = '') =>
      problems.push({ row, column, code, value });
    const holder = catalogue.find(({ slug }) => slug === read.slug);
    const known = productId ? catalogue.find(({ id }) => id === productId) : holder;
    const fields = withKept(read, kept, known);
    const id = productId || known?.id || newId;
    for (const name of SLUG_FIELDS) {
      const slug = fields[name];
      const isTaken = catalogue.some((other) => other.id !== id && slug && slugsOf(other).includes(slug));
      if (slug && isTaken) complain(EDITED_FIELDS[name].csv, 'slugTaken', slug);
    }
    const product = known ?? newProduct(id);
    if (!known && !fields.title) complain('title_en', 'titleRequired');
    for (const name of GROUP_FIELDS) {
      const [{ csv, unknown }, group] = [EDITED_FIELDS[name], fields[name]];
      if (group && !groups.has(group)) complain(csv, unknown, group);
    }
    const adopted = { ...fields, variants: fields.variants && seenIn(product, fields.variants) };
    const changes = editProduct(product, { ...adopted, storeId, baseUpdatedAt: product.updatedAt });
    if (!changes.ok) {
      const { column, code } = problemOf(changes.error);
      complain(column, code);
      return [];
    }
    const kind = !known ? 'created' : isChange(product, changes.value) ? 'changed' : 'unchanged';
    const after = { ...product, ...changes.value };
    const places = placesOf(after) - placesOf(known ?? null);
    const preview = previewOf(row, known ?? null, after);
    const planned = known ? changedFields(known, adopted, kept) : { fields: adopted, kept, keptPrices: [] };
    const isWhole = known && (planned.fields.images ?? planned.fields.options);
    const seenAt = isWhole ? known.updatedAt : null;
    return [{ id, slug: fields.slug ?? product.slug, row, kind, ...planned, seenAt, places, preview }];
  });
  return { products, problems };
}

const SLUG_FIELDS = fieldsOfKind(EDITED_FIELDS, 'slug');
const GROUP_FIELDS = fieldsOfKind(EDITED_FIELDS, 'group');

/**
 * An existing combination keeps its id, whatever id the file uses: that id may come from values that another
 * combination has now. A combination with new values is matched by id, unless another one keeps that id.
 */
function seenIn({ variants: before }: Product, variants: readonly SaveVariant[]): SaveVariant[] {
  const likeIt = ({ optionValues: chosen }: SaveVariant) =>
    before.find(({ optionValues }) => isSame(optionValues, chosen));
  const taken = new Set<string>(variants.flatMap((wanted) => likeIt(wanted)?.id ?? []));
  const named = (id: string) => before.find((variant) => variant.id === id);
  return variants.map((wanted) => {
    const known = likeIt(wanted) ?? (taken.has(wanted.id) ? undefined : named(wanted.id));
    const isTaken = (id: string) => taken.has(id) || named(id) !== undefined;
    const id = known?.id ?? freeSlug(wanted.id, isTaken);
    taken.add(id);
    return { ...wanted, id, seenStock: known?.stock ?? 0 };
  });
}

/** Whether an edit changes more than derived fields. */
const isChange = (product: Product, changes: ProductChanges): boolean =>
  Object.entries(product).some(([field, value]) => {
    const changed = (changes as Readonly<Record<string, unknown>>)[field];
    return changed !== undefined && !isSame(changed, value);
  });

function problemOf({ fields = {} }: AppError): { column: string; code: CsvProblemCode } {
  if (fields.images) return { column: 'images', code: 'pictureForeign' };
  if (fields.saleTo) return { column: 'sale_to', code: 'saleOrder' };
  if (fields.variants === 'field.variants.none') return { column: 'enabled', code: 'noneOnSale' };
  return { column: 'variant_id', code: 'variantUnknown' };
}
