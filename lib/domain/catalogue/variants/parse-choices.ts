import { fieldsOf, filledLocalizedText, listOf, type Fields } from '@/lib/domain/parse/fields';
import type { Choices } from './choices';

/** Parses the choices of a stored cart or order line; older lines lack the other options. */
export const parseChoices = ({ color, size, others }: Fields): Choices => ({
  color: filledLocalizedText(color) ?? null,
  size: filledLocalizedText(size) ?? null,
  others: listOf(others, (choice) => {
    const [option, value] = ['option', 'value'].map((key) => filledLocalizedText(fieldsOf(choice)[key]));
    return option && value && { option, value };
  }),
});
