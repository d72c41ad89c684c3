import { useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { typedWholeNumber } from '@/lib/domain/forms/typed-number';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

interface QuantityField {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (quantity: number) => void;
  /** Formats the number in the page's digits. */
  readonly format?: (quantity: number) => string;
}

/**
 * Props of an input for a whole number from `min` to `max`: typed or stepped by arrow keys. It keeps what is typed until that is
 * such a number, and settles on blur. Not `type="number"`, because browsers then refuse Arabic digits. `settle` sets a number
 * within the range.
 */
export function useQuantityField({ value, min, max, onChange, format = String }: QuantityField) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (quantity: number) => {
    setDraft(null);
    const allowed = Math.min(Math.max(quantity, min), Math.max(max, min));
    if (allowed !== value) onChange(allowed);
  };
  const settleDraft = () => {
    if (draft === null) return;
    const typed = typedWholeNumber(draft);
    settle(Number.isNaN(typed) ? value : typed);
  };
  const input = {
    role: 'spinbutton',
    inputMode: 'numeric',
    'aria-valuemin': min,
    'aria-valuemax': max,
    'aria-valuenow': value,
    value: draft ?? format(value),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const typed = typedWholeNumber(event.target.value);
      if (typed >= min && typed <= max) settle(typed);
      else setDraft(event.target.value);
    },
    onBlur: settleDraft,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (step === undefined && event.key !== 'Enter') return;
      event.preventDefault();
      if (step === undefined) settleDraft();
      else settle(value + step);
    },
  } as const;
  return { input, settle };
}
