import { fieldsOf, filledLocalizedText, listOf, type Fields } from '@/lib/domain/parse/fields';
import type { Choices } from './choices';

/** The choices of a line of a cart or an order, as it is stored; none of the others in lines from before they were kept. */
export const parseChoices = ({ color, size, others }: Fields): Choices => ({
  color: filledLocalizedText(color) ?? null,
  size: filledLocalizedText(size) ?? null,
  others: listOf(others, (choice) => {
    const [option, value] = ['option', 'value'].map((key) => filledLocalizedText(fieldsOf(choice)[key]));
    return option && value && { option, value };
  }),
});
