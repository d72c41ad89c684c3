import { lazy, mixed, object } from 'yup';
import type { StudioCallables } from '@/lib/domain/api/studio';
import { typedText } from '@/lib/domain/forms/fields';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { parseDesignInput } from '@/lib/domain/studio/design/parse-design-input';
import { templateSchema } from '@/lib/domain/studio/template/template-schema';
import { id, integer, invalid } from './parts';
import type { RequestSchema, SchemasOf } from './request-schema';

const SHA_256 = /^[\da-f]{64}$/;
const HEX_LENGTH = 64;

const isInput = (value: unknown): value is DesignInput => parseDesignInput(value) !== undefined;

/** A board, and the hash of its drawing. */
export const drawnInput = () => ({
  input: mixed<DesignInput>(isInput).typeError(invalid).required(invalid),
  svgHash: typedText((value) => value, HEX_LENGTH)
    .required(invalid)
    .matches(SHA_256, invalid),
});

/** The schema knows layer kinds only by name. */
type Template = RequestSchema<StudioCallables['saveStudioTemplate']['request']>;

export const studioSchemas: SchemasOf<StudioCallables> = {
  saveStudioTemplate: object({
    storeId: id(),
    productId: id(),
    baseVersion: integer(0, Number.MAX_SAFE_INTEGER),
    // The schema's own tests read the template.
    template: lazy((value) => (value === null ? mixed().nullable() : templateSchema.required(invalid))),
  }) as unknown as Template,
  saveDesign: object({
    storeId: id(),
    productId: id(),
    variantId: id(),
    ...drawnInput(),
  }),
  keepDesignPicture: object({ storeId: id(), upload: id() }),
  readOrderedPicture: object({ storeId: id(), designId: id(), fieldId: id() }),
};
