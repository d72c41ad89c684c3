import { Button, Field, HStack, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreSetting } from '@/context/store-setting-context';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import type { DraftLine } from './hand-draft';

interface HandPriceProps {
  readonly line: DraftLine;
  /** The store's errors, by field; those of this price begin with `path`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly path: string;
  readonly onChange: (own: DraftLine['own']) => void;
}

/** A line's custom price in this order, and its reason. */
export function HandPrice({ line: { name, own }, errors, path, onChange }: HandPriceProps) {
  const { t } = useTranslation('admin-orders');
  const { ofField } = useErrorText();
  const { baseCurrency: currency } = useStoreSetting();
  if (!own)
    return (
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('byHand.ownPriceOf', { name })}
        onClick={() => onChange({ price: '', reason: '' })}
      >
        {t('byHand.ownPrice')}
      </Button>
    );
  const field = (part: keyof typeof own, label: string) => (
    <Field.Root flex="1 1 10rem" invalid={Boolean(errors[`${path}.${part}`])}>
      <Field.Label>{label}</Field.Label>
      <Input
        value={own[part]}
        {...(part === 'price' && { dir: 'ltr', inputMode: 'decimal' as const })}
        onChange={({ target }) => onChange({ ...own, [part]: target.value })}
      />
      <Field.ErrorText>{ofField(errors[`${path}.${part}`])}</Field.ErrorText>
    </Field.Root>
  );
  return (
    <HStack gap="3" wrap="wrap" align="flex-end" flexBasis="100%">
      {field('price', t('byHand.priceOf', { name, currency }))}
      {field('reason', t('byHand.priceReasonOf', { name }))}
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('byHand.shopPriceOf', { name })}
        onClick={() => onChange(null)}
      >
        {t('byHand.shopPrice')}
      </Button>
    </HStack>
  );
}
