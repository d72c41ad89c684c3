import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Icon, type IconName } from '@/components/ui/media/icon';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { deliverySummary, type DeliverySummary } from '@/lib/domain/delivery/delivery-summary';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths, RETURNS } from '@/lib/paths';
import styles from './delivery-facts.module.css';

interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly href?: string;
}

/** Costs of delivery, payment methods and returns, from the store's live setting. */
export function DeliveryFacts() {
  const { t } = useTranslation('product');
  const { payment, orderRules, delivery: setting } = useStoreSetting();
  const { format } = useCurrency();
  const locale = useLocale();
  const { pickups, delivered } = deliverySummary(setting);
  const delivery = useDeliveryTexts(delivered);
  const returns = useReturnText();
  const { cancelMinutes, returnConditions } = orderRules;
  const hasConditions = Boolean(returnConditions.en || returnConditions.ar);
  const cash = payment.cash.fee > 0 ? t('facts.cashFee', { fee: format(payment.cash.fee) }) : t('facts.cash');
  const facts: Fact[] = [
    ...(delivery ? [{ icon: 'truck', text: delivery } as const] : []),
    ...pickups.map(({ address }) => ({
      icon: 'bag' as const,
      text: t('facts.pickup', { address: localized(address, locale) }),
    })),
    ...(payment.cash.enabled ? [{ icon: 'bag', text: cash } as const] : []),
    ...(payment.card.enabled ? [{ icon: 'card', text: t('facts.card') } as const] : []),
    {
      icon: 'clock',
      text: cancelMinutes === null ? t('facts.cancel') : t('facts.cancelMinutes', { count: cancelMinutes }),
    },
    { icon: 'return', text: returns, href: hasConditions ? `${paths.terms}#${RETURNS}` : paths.terms },
  ];
  return (
    <section aria-label={t('facts.title')}>
      <ul className={styles.facts}>
        {facts.map(({ icon, text, href }) => (
          <li key={text}>
            <Icon name={icon} />
            {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The return period and who pays for returns, as far as the store says so. */
function useReturnText(): string {
  const { t } = useTranslation('product');
  const { returnDays, returnsPaidBy } = useStoreSetting().orderRules;
  if (returnDays === null) return t('facts.returns');
  if (returnDays === 0) return t('facts.noReturns');
  const within = t('facts.returnDays', { count: returnDays });
  if (returnsPaidBy === 'unsaid') return within;
  return `${within} · ${t(returnsPaidBy === 'store' ? 'facts.returnsFree' : 'facts.returnsByShopper')}`;
}

/** Price, free-delivery limit and delivery time, where all zones agree; null if the store delivers nowhere. */
function useDeliveryTexts(summary: DeliverySummary | null): string | null {
  const { t } = useTranslation('product');
  const { format } = useCurrency();
  if (!summary) return null;
  const { lowest, highest, freeOver, days } = summary;
  const charge =
    lowest === highest
      ? t('facts.delivery', { charge: format(lowest) })
      : t('facts.deliveryFrom', { lowest: format(lowest), highest: format(highest) });
  const isFree = highest === 0 || freeOver === 0;
  return [
    isFree ? t('facts.deliveryFree') : charge,
    ...(isFree || freeOver === null ? [] : [t('facts.freeOver', { amount: format(freeOver) })]),
    ...(days ? [t('facts.days', { count: days.max })] : []),
  ].join(' · ');
}
