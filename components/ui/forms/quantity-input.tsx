import { Icon } from '@/components/ui/media/icon';
import styles from './quantity-input.module.css';
import { useQuantityField } from './use-quantity-field';

interface QuantityInputProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
  readonly labels: { readonly quantity: string; readonly increase: string; readonly decrease: string };
  /** Formats the number in the page's digits. */
  readonly format?: (quantity: number) => string;
  readonly disabled?: boolean;
}

/** A whole number from `min` to `max`, with buttons to step it. */
export function QuantityInput({
  value,
  min = 1,
  max,
  onChange,
  labels,
  format,
  disabled = false,
}: QuantityInputProps) {
  const { input, settle } = useQuantityField({ value, min, max, onChange, format });
  return (
    <div className={styles.box} data-disabled={disabled || undefined}>
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Icon name="minus" size={16} />
      </button>
      <input aria-label={labels.quantity} disabled={disabled} {...input} />
      <button
        type="button"
        aria-label={labels.increase}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
