import { count, fieldsOf, filledText, localizedText } from '@/lib/domain/parse/fields';
import type { ProductImage } from './product';

/** A stored picture, or undefined when it has no path; sizes are pixels, square when unknown. */
export function parseImage(value: unknown): ProductImage | undefined {
  const fields = fieldsOf(value);
  const path = filledText(fields.path);
  if (!path) return undefined;
  const width = count(fields.width) || 1200;
  return { path, alt: localizedText(fields.alt), width, height: count(fields.height) || width };
}
