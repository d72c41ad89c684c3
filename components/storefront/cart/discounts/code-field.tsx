import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { TextField } from '@/components/ui/forms/text-field';
import styles from './discount-code-field.module.css';

interface CodeFieldProps {
  readonly label: string;
  readonly maxLength: number;
  /** The applied code; empty without one. */
  readonly applied: string;
  /** The code's effect on the cart. */
  readonly status: string;
  /** Why the last code was refused. */
  readonly refusal: string | undefined;
  /** Error for an empty field. */
  readonly required: string;
  readonly removeLabel: string;
  onApply(typed: string): void;
  onRemove(): void;
}

/** A field for a code, and its effect once applied. Not a form of its own, because the checkout is one. */
export function CodeField(props: CodeFieldProps) {
  const { label, maxLength, applied, status, refusal, required, removeLabel, onApply, onRemove } = props;
  const { t } = useTranslation('cart');
  const [typed, setTyped] = useState('');
  const [missing, setMissing] = useState(false);
  const place = useFocusThrough(applied);
  const submit = () => {
    setMissing(!typed.trim());
    if (typed.trim()) onApply(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  if (applied)
    return (
      <div ref={place} className={styles.applied}>
        <p role="status">{status}</p>
        <Button type="button" variant="ghost" size="sm" onClick={onRemove}>
          {removeLabel}
        </Button>
      </div>
    );
  return (
    <div ref={place} className={styles.field}>
      <TextField
        label={label}
        value={typed}
        maxLength={maxLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="auto"
        enterKeyHint="done"
        error={missing ? required : refusal}
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

/** Keeps the focus when the field and the applied code replace each other. */
function useFocusThrough(code: string) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(code);
  useEffect(() => {
    const isReplaced = shown.current !== code;
    shown.current = code;
    // When a focused element is removed, the focus falls back to the page.
    if (isReplaced && document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [code]);
  return place;
}
