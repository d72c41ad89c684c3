import { useState, type ChangeEvent } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { instantOf, wallTime } from '@/lib/domain/time/wall-time';

interface TypedInstant {
  /** Milliseconds since the epoch; null for none. */
  readonly value: number | null;
  onChange(value: number | null): void;
  onBlur(): void;
}

/**
 * Binds an instant to `<input type="datetime-local">` in the store's time zone. Browsers tell of every digit of a year (`0002`,
 * `0020`): the typed text stays until the field is left, because such early times come back changed.
 */
export function useTypedInstant({ value, onChange, onBlur }: TypedInstant) {
  const { timeZone } = useStoreSetting();
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? (value === null ? '' : wallTime(value, timeZone)),
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      setTyped(currentTarget.value);
      onChange(instantOf(currentTarget.value, timeZone));
    },
    onBlur() {
      setTyped(null);
      onBlur();
    },
  };
}
