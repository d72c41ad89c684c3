import { useTranslation } from 'next-i18next/pages';
import { useOwnCredit } from '@/components/storefront/gift-cards/use-own-credit';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';

/** The shopper's credit with the store; renders nothing without any. */
export function OwnCredit() {
  const { t } = useTranslation('account');
  const { money } = useFormats();
  const credits = useOwnCredit();
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="own-credit">
      <h2 id="own-credit" className={recipe('heading', { size: 'lg' })}>
        {t('profile.credit')}
      </h2>
      {credits.map(({ id, balance, currency }) => (
        <p key={id}>{t('profile.creditLeft', { amount: money(balance, currency) })}</p>
      ))}
    </section>
  );
}
