import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import { useCurrency } from '@/context/currency-context';
import { MAX_CODE_LENGTH } from '@/lib/domain/discounts/discount';
import type { Minor } from '@/lib/domain/money/money';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import styles from './discount-code-field.module.css';
import type { DiscountCode } from './use-discount-code';

interface DiscountCodeFieldProps {
  readonly discount: DiscountCode;
  /** What the goods of the code must be worth, minor units of the base currency. */
  readonly minimum: Minor;
}

/** Where a code is entered, and what it does for the cart. No form of its own: the checkout is one. */
export function DiscountCodeField({ discount, minimum }: DiscountCodeFieldProps) {
  const { t } = useTranslation('cart');
  const { ofError } = useErrorText();
  const { format } = useCurrency();
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const { code, state, refused, apply, remove } = discount;
  const place = useFocusThrough(code);
  const submit = () => {
    setMissing(!typed.trim());
    if (typed.trim()) apply(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  if (code)
    return (
      <div ref={place} className={styles.kept}>
        <p role="status">
          {state === null || state === 'unavailable'
            ? t('code.checking', { code })
            : t(`code.${state}`, { code, amount: format(minimum) })}
        </p>
        <Button type="button" variant="ghost" size="sm" onClick={remove}>
          {t('code.remove')}
        </Button>
      </div>
    );
  const refusal = refused ? ofError({ code: 'discount-unavailable' }) : undefined;
  return (
    <div ref={place} className={styles.field}>
      <TextField
        label={t('code.label')}
        value={typed}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="auto"
        enterKeyHint="done"
        error={missing ? t('code.required') : refusal}
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
        }}
        onKeyDown={onKeyDown}
      />
      <Button type="button" variant="outline" onClick={submit}>
        {t('code.apply')}
      </Button>
    </div>
  );
}

/** Keeps the keyboard focus when the field and the applied code replace each other. */
function useFocusThrough(code: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  useEffect(() => {
    const isReplaced = shown.current !== code;
    shown.current = code;
    // A removed element leaves the focus at the page itself.
    if (isReplaced && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);
  return place;
}
