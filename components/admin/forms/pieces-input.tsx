import { Input, type InputProps } from '@chakra-ui/react';
import { useQuantityField } from '@/components/ui/forms/use-quantity-field';
import { MAX_QUANTITY } from '@/lib/domain/cart/cart';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface PiecesInputProps extends Pick<InputProps, 'aria-label' | 'size' | 'width'> {
  readonly value: number;
  readonly min: number;
  /** Default: the most that an order takes. */
  readonly max?: number;
  readonly onChange: (quantity: number) => void;
}

/** How many pieces of a line. */
export function PiecesInput({ value, min, max = MAX_QUANTITY, onChange, ...look }: PiecesInputProps) {
  const { count } = useFormats();
  const { input } = useQuantityField({ value, min, max, onChange, format: count });
  return <Input {...look} {...input} />;
}
