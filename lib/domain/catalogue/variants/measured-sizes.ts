import type { Dimensions, Product, Variant } from '@/lib/domain/catalogue/product';

/** A size with real dimensions; `optionId` and `id` match a variant's `optionValues`. */
export interface MeasuredSize {
  readonly id: string;
  readonly optionId: string;
  readonly name: Product['options'][number]['name'];
  readonly dimensions: Dimensions;
}

/** The sizes with real dimensions, smallest first. */
export const measuredSizes = ({ options }: Pick<Product, 'options'>): MeasuredSize[] =>
  options
    .flatMap(({ id: optionId, values }) =>
      values.flatMap(({ id, name, dimensions }) => (dimensions ? [{ id, optionId, name, dimensions }] : [])),
    )
    .sort((one, other) => area(one.dimensions) - area(other.dimensions));

export const isSizeOf = ({ optionId, id }: MeasuredSize, variant: Variant): boolean =>
  variant.optionValues[optionId] === id;

const area = ({ widthMm, heightMm }: Dimensions) => widthMm * heightMm;

/** The real size of a variant's board; undefined when unknown. */
export const dimensionsOf = (product: Pick<Product, 'options'>, variant: Variant): Dimensions | undefined =>
  measuredSizes(product).find((size) => isSizeOf(size, variant))?.dimensions;
