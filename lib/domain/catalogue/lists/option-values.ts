import {
  fieldsOf,
  filledLocalizedText,
  filledText,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { FACET_OPTIONS, type FacetOption } from './facets';
import type { OptionValue, Product } from '@/lib/domain/catalogue/product';

/** A colour or size used by the store's products, for list filters. */
export interface ListedValue extends Pick<OptionValue, 'id' | 'name' | 'swatch'> {
  readonly option: FacetOption;
}

/**
 * The colours and sizes of a product. Every write of a product's options stores each once per store, under
 * `listedValueId`, because Firestore cannot list distinct values.
 */
export const listedValues = ({ options }: Pick<Product, 'options'>): ListedValue[] =>
  options.flatMap(({ id, values }) => {
    const option = FACET_OPTIONS.find((one) => one === id);
    return option ? values.map((value) => listed(option, value)) : [];
  });

const listed = (option: FacetOption, { id, name, swatch }: OptionValue): ListedValue => ({
  option,
  id,
  name,
  ...(swatch && { swatch }),
});

export const listedValueId = ({ option, id }: Pick<ListedValue, 'option' | 'id'>): string =>
  `${option}~${encodeURIComponent(id)}`;

/** A colour or size from its stored document; option, id and name are required (MalformedDocumentError). */
export function parseListedValue(document: string, data: unknown): ListedValue {
  const fields = fieldsOf(data);
  const need = requiredIn(`optionValues/${document}`, fields);
  const swatch = text(fields.swatch);
  return listed(
    need('option', (value) => oneOf(FACET_OPTIONS, value)),
    { id: need('id', filledText), name: need('name', filledLocalizedText), ...(swatch && { swatch }) },
  );
}
