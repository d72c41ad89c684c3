import { useTranslation } from 'next-i18next/pages';
import { CodeField } from '@/components/storefront/cart/discounts/code-field';
import { Link } from '@/components/ui/actions/link';
import type { CartTotals } from '@/lib/domain/cart/pricing/cart-totals';
import { MAX_TYPED_CODE } from '@/lib/domain/prepaid/gift-code';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { paths } from '@/lib/paths';
import type { GiftCode } from './use-gift-code';

interface GiftCodeFieldProps {
  readonly gift: Pick<GiftCode, 'giftCode' | 'answer' | 'refused' | 'apply' | 'remove'>;
  readonly totals: Pick<CartTotals, 'prepaid'>;
}

/** The field for a gift card's code, with the amount that the card pays. */
export function GiftCodeField({ gift, totals }: GiftCodeFieldProps) {
  const { t } = useTranslation('cart');
  const { ofError } = useErrorText();
  const { money } = useFormats();
  const { giftCode, answer, refused, apply, remove } = gift;
  const status = () => {
    if (!answer || answer.state === 'unavailable') return t('gift.checking');
    const { state, last4, balance, currency } = answer;
    const left = Math.max(balance - totals.prepaid, 0);
    return t(`gift.${state}`, {
      last4,
      currency,
      paid: money(totals.prepaid, currency),
      left: money(left, currency),
    });
  };
  return (
    <div>
      <CodeField
        label={t('gift.label')}
        maxLength={MAX_TYPED_CODE}
        applied={giftCode}
        status={giftCode && status()}
        refusal={refused ? ofError({ code: 'gift-card-unavailable' }) : undefined}
        required={t('gift.required')}
        removeLabel={t('gift.remove')}
        onApply={apply}
        onRemove={remove}
      />
      {!giftCode && <Link href={paths.giftCard}>{t('gift.balance')}</Link>}
    </div>
  );
}
