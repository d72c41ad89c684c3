import type { Minor } from '@/lib/domain/money/money';
import type { StudioField, StudioTemplate } from '@/lib/domain/studio/template/template';
import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import type { DesignInput } from './design-input';

/** Whether the shopper filled in a field. */
export const isFilledIn = (field: StudioField, input: DesignInput): boolean =>
  field.kind === 'picture'
    ? Object.hasOwn(input.pictures, field.id)
    : cleanDesignText(input.texts[field.id] ?? '') !== '';

/** A design's add-on to the product's price, in minor units of the store's base currency. */
export function addOnsOf(template: StudioTemplate, input: DesignInput): Minor {
  const fields = template.fields.filter((field) => isFilledIn(field, input));
  const frame = template.frames.find(({ id }) => id === input.frameId);
  return fields.reduce((sum, { addOn }) => sum + addOn, 0) + (frame?.addOn ?? 0);
}
