import { useState, type KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { typedWholeNumber } from '@/lib/domain/forms/typed-number';
import styles from './quantity-input.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

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

/**
 * A whole number from `min` to `max`: typed, or stepped by buttons or arrow keys; typed text applies on blur. Not
 * `type="number"`, because browsers then refuse Arabic digits.
 */
export function QuantityInput({
  value,
  min = 1,
  max,
  onChange,
  labels,
  format = String,
  disabled = false,
}: QuantityInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (quantity: number) => {
    setDraft(null);
    const allowed = Math.min(Math.max(quantity, min), Math.max(max, min));
    if (allowed !== value) onChange(allowed);
  };
  const settleDraft = () => {
    if (draft !== null) settle(draft.trim() === '' ? value : typedWholeNumber(draft) || min);
  };
  const settleOnKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) settleDraft();
    else settle(value + step);
  };
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
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={labels.quantity}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuenow={value}
        disabled={disabled}
        value={draft ?? format(value)}
        onChange={(event) => {
          const typed = typedWholeNumber(event.target.value);
          if (typed >= min && typed <= max) settle(typed);
          else setDraft(event.target.value);
        }}
        onBlur={settleDraft}
        onKeyDown={settleOnKey}
      />
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
