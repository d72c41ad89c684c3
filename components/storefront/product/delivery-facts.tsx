import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Icon, type IconName } from '@/components/ui/media/icon';
import { useCurrency } from '@/context/currency-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { paths } from '@/lib/paths';
import styles from './delivery-facts.module.css';

interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly href?: string;
}

/** What delivery costs, how to pay and how to change one's mind, from the store's live setting. */
export function DeliveryFacts() {
  const { t } = useTranslation('product');
  const { payment, orderRules } = useStoreSetting();
  const { format } = useCurrency();
  const delivery = useDeliveryTexts();
  const returns = useReturnText();
  const { cancelMinutes } = orderRules;
  const cash = payment.cash.fee > 0 ? t('facts.cashFee', { fee: format(payment.cash.fee) }) : t('facts.cash');
  const facts: Fact[] = [
    { icon: 'truck', text: delivery },
    ...(payment.cash.enabled ? [{ icon: 'bag', text: cash } as const] : []),
    ...(payment.card.enabled ? [{ icon: 'card', text: t('facts.card') } as const] : []),
    {
      icon: 'clock',
      text: cancelMinutes === null ? t('facts.cancel') : t('facts.cancelMinutes', { count: cancelMinutes }),
    },
    { icon: 'return', text: returns, href: paths.terms },
  ];
  return (
    <section aria-label={t('facts.title')}>
      <ul className={styles.facts}>
        {facts.map(({ icon, text, href }) => (
          <li key={icon}>
            <Icon name={icon} />
            {href ? <Link href={href}>{text}</Link> : <span>{text}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until when goods may be sent back and who pays for it, as far as the store says so. */
function useReturnText(): string {
  const { t } = useTranslation('product');
  const { returnDays, returnsPaidBy } = useStoreSetting().orderRules;
  if (returnDays === null) return t('facts.returns');
  if (returnDays === 0) return t('facts.noReturns');
  const within = t('facts.returnDays', { count: returnDays });
  if (returnsPaidBy === 'unsaid') return within;
  return `${within} · ${t(returnsPaidBy === 'store' ? 'facts.returnsFree' : 'facts.returnsByShopper')}`;
}

/** One sentence, or two where dear orders are delivered free. */
function useDeliveryTexts(): string {
  const { t } = useTranslation('product');
  const { flat, freeOver, cities } = useStoreSetting().shipping;
  const { format } = useCurrency();
  const charges = [flat, ...cities.map(({ charge }) => charge)];
  const [lowest, highest] = [Math.min(...charges), Math.max(...charges)];
  if (highest === 0 || freeOver === 0) return t('facts.deliveryFree');
  const charge =
    lowest === highest
      ? t('facts.delivery', { charge: format(flat) })
      : t('facts.deliveryFrom', { lowest: format(lowest), highest: format(highest) });
  if (freeOver === null) return charge;
  return `${charge} · ${t('facts.freeOver', { amount: format(freeOver) })}`;
}
