import { Field, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useWatch } from 'react-hook-form';
import { readAmount, readNumber } from '@/components/admin/forms/amounts';
import { useStoreSetting } from '@/context/store-setting-context';
import { applyDiscounts } from '@/lib/domain/discounts/apply-discounts';
import type { DiscountRule } from '@/lib/domain/discounts/discount';
import { majorUnits, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useToday } from '@/lib/hooks/store/use-today';
import { toRule, type DiscountForm } from './discount-form';
import { useDiscountSentence } from './use-discount-sentence';

/** The example's price, in minor units of the base currency. */
const EXAMPLE_PRICE = 5000;
const EXAMPLE_DELIVERY = 1000;

/** The effect of the unsaved discount on an example. */
export function DiscountPreview() {
  const { t } = useTranslation('admin-discounts');
  const { baseCurrency, timeZone } = useStoreSetting();
  const { money } = useFormats();
  const sentence = useDiscountSentence();
  const today = useToday(timeZone);
  const [price, setPrice] = useState(() => majorUnits(EXAMPLE_PRICE, baseCurrency));
  const [pieces, setPieces] = useState('3');
  const rule = toRule(useWatch<DiscountForm>() as DiscountForm, baseCurrency);
  const example = { price: readAmount(price, baseCurrency), pieces: readNumber(pieces) };
  const isReadable = isWhole(rule) && Number.isInteger(example.price) && Number.isInteger(example.pieces);
  const outcome = isReadable ? outcomeFor(rule, example, baseCurrency, today) : null;
  const text = (label: string, value: string, set: (value: string) => void) => (
    <Field.Root>
      <Field.Label>{label}</Field.Label>
      <Input
        value={value}
        autoComplete="off"
        inputMode="decimal"
        dir="ltr"
        onChange={({ currentTarget }) => set(currentTarget.value)}
        onKeyDown={(event) => {
          // Enter here must not submit the surrounding form.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
    </Field.Root>
  );
  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {text(t('preview.price', { currency: baseCurrency }), price, setPrice)}
        {text(t('preview.pieces'), pieces, setPieces)}
      </SimpleGrid>
      <Stack gap="1" role="status">
        {isReadable && <Text>{sentence(rule)}</Text>}
        {!outcome && <Text color="fg.muted">{t('preview.unreadable')}</Text>}
        {outcome?.kind === 'nothing' && <Text color="fg.muted">{t('preview.nothing')}</Text>}
        {outcome?.kind === 'delivery' && <Text>{t('preview.delivery')}</Text>}
        {outcome?.kind === 'goods' && (
          <Text>
            {t('preview.goods', {
              before: money(outcome.before, baseCurrency),
              after: money(outcome.after, baseCurrency),
            })}
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** Whether all typed numbers are valid. */
const isWhole = ({ percent, amount, buy, get, minimum, steps }: DiscountRule): boolean =>
  [percent, amount, buy, get, minimum, ...steps.flatMap((step) => [step.from, step.percent])].every(
    Number.isSafeInteger,
  );

type Preview =
  | { readonly kind: 'nothing' | 'delivery' }
  | { readonly kind: 'goods'; readonly before: Minor; readonly after: Minor };

/** The result on a day within the discount's dates, as if it were active. */
function outcomeFor(
  rule: DiscountRule,
  { price, pieces }: { readonly price: Minor; readonly pieces: number },
  currency: CurrencyCode,
  today: string,
): Preview {
  const { of, ids, except } = rule.target;
  const of1 = (kind: typeof of) => (of === kind && !except ? (ids[0] ?? '') : '');
  const line = {
    productId: of1('products'),
    categoryIds: [of1('categories')],
    brandId: of1('brands'),
    ...{ quantity: pieces, unitPrice: price, basePrice: price },
  };
  const always = { enabled: true, startsOn: null, endsOn: null, currencies: [] };
  const open = { ...rule, ...always, id: 'preview', codes: 0, updatedAt: 0 };
  const cart = { lines: [line], currency, deliveryCharges: EXAMPLE_DELIVERY, day: today };
  const { discount, deliveryDiscount } = applyDiscounts({ ...cart, convert: (amount) => amount }, [open]);
  if (discount > 0) return { kind: 'goods', before: price * pieces, after: price * pieces - discount };
  return { kind: deliveryDiscount > 0 ? 'delivery' : 'nothing' };
}
