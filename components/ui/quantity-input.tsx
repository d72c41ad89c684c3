import { useState, type KeyboardEvent } from 'react';
import { Icon } from './icon';
import styles from './quantity-input.module.css';

interface QuantityInputProps {
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
  readonly labels: { readonly quantity: string; readonly increase: string; readonly decrease: string };
  readonly disabled?: boolean;
}

/** A whole number from `min` to `max`: typed, stepped by buttons or arrow keys; what is typed counts when it is left. */
export function QuantityInput({
  value,
  min = 1,
  max,
  onChange,
  labels,
  disabled = false,
}: QuantityInputProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (quantity: number) => {
    setDraft(null);
    const allowed = Math.min(Math.max(quantity, min), Math.max(max, min));
    if (allowed !== value) onChange(allowed);
  };
  const settleDraft = () => {
    if (draft !== null) settle(draft.trim() === '' ? value : Math.trunc(Number(draft)) || min);
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    settleDraft();
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
        type="number"
        inputMode="numeric"
        aria-label={labels.quantity}
        min={min}
        max={max}
        disabled={disabled}
        value={draft ?? value}
        onChange={(event) => {
          const typed = Number(event.target.value);
          if (Number.isInteger(typed) && typed >= min && typed <= max) settle(typed);
          else setDraft(event.target.value);
        }}
        onBlur={settleDraft}
        onKeyDown={settleOnEnter}
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
