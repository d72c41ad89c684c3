import { set, useFormContext, type FieldErrors, type FieldPath, type Resolver } from 'react-hook-form';
import { ValidationError } from 'yup';
import { requestOf, type ProductDraft } from '@/lib/domain/catalogue/editing/product-draft';
import type { Product } from '@/lib/domain/catalogue/product';
import { productSchema } from '@/lib/domain/catalogue/product-schema';
import { fieldErrors } from '@/lib/domain/forms/refused-fields';
import type { CurrencyCode } from '@/lib/domain/money/money';

interface Saving {
  readonly storeId: string;
  readonly base: Product;
  readonly currency: CurrencyCode;
}

export const useDraftForm = () => useFormContext<ProductDraft>();

/** Validates a draft with the schema of the function that receives it. */
export const draftResolver =
  (saving: Saving): Resolver<ProductDraft> =>
  (draft) => {
    try {
      productSchema.validateSync(requestOf(draft, saving), { abortEarly: false });
      return { values: draft, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { values: {}, errors: draftErrors(error) };
    }
  };

/** Several paths may lead to one field of the draft, which shows the first error. */
function draftErrors(error: ValidationError): FieldErrors<ProductDraft> {
  const errors = {};
  for (const [path, message] of Object.entries(fieldErrors(error)).reverse())
    set(errors, fieldName(path), { type: 'schema', message });
  return errors;
}

/** Maps a request's path to the draft's field: `options[0].values[1].dimensions.heightMm` is typed in `…width`. */
export const fieldName = (path: string): string =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/\.dimensions.*$/, '.width')
    .replace(/^title$|\.name$/, '$&.en');

/** Whether a refused field is one of the form's. */
export const isDraftField = (draft: ProductDraft, name: string): name is FieldPath<ProductDraft> =>
  Object.hasOwn(draft, name.split('.')[0] ?? '');
