import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import styles from '@/components/platform/console/console.module.css';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { dayToShow } from '@/lib/domain/stats/store-day';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { LimitBadges, PlanBadge } from './store-badges';
import { useMegabytes } from './use-megabytes';

/** Everything that is known of a store. */
export function StoreFacts({ store }: { readonly store: PlatformStore }) {
  const { t } = useTranslation('console');
  const { count, date, dateTime, utcDate } = useFormats();
  const megabytes = useMegabytes();
  const { plan, lastOrderDay, countedAt, openedAt } = store;
  return (
    <dl className={styles.facts} aria-label={t('store.facts')}>
      <Fact name={t('store.hosts')}>
        <Lines lines={store.hosts} none={t('store.noHost')} />
      </Fact>
      <Fact name={t('store.owners')}>
        <Lines lines={store.owners} none={t('store.noOwner')} />
      </Fact>
      <Fact name={t('store.people')}>{count(store.staff)}</Fact>
      <Fact name={t('store.plan')}>
        <PlanBadge plan={plan} />
        {plan && <span className={styles.below}>{t('store.until', { date: date(plan.until) })}</span>}
      </Fact>
      <Fact name={t('stores.column.openedAt')}>{openedAt > 0 && date(openedAt)}</Fact>
      <Fact name={t('stores.column.orders')}>{count(store.orders)}</Fact>
      <Fact name={t('store.lastOrder')}>
        {lastOrderDay ? utcDate(dayToShow(lastOrderDay)) : t('store.never')}
      </Fact>
      <Fact name={t('stores.column.products')}>{count(store.products)}</Fact>
      <Fact name={t('stores.column.storage')}>{megabytes(store.storage)}</Fact>
      <Fact name={t('stores.column.mails')}>{count(store.mails)}</Fact>
      <Fact name={t('stores.column.heldMails')}>{count(store.heldMails)}</Fact>
      <Fact name={t('stores.column.reads')}>
        {count(store.reads)}
        <span className={styles.below}>{t('store.readsHint')}</span>
      </Fact>
      <Fact name={t('stores.column.refusals')}>{count(store.refusals)}</Fact>
      <Fact name={t('store.planRefusals')}>{count(store.planRefusals)}</Fact>
      <Fact name={t('stores.column.limits')}>
        <LimitBadges limits={store.limits} />
      </Fact>
      <Fact name={t('store.id')}>
        <bdi dir="ltr">{store.id}</bdi>
      </Fact>
      <Fact name={t('store.countedAt')}>{countedAt ? dateTime(countedAt) : t('store.waits')}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines, none }: { readonly lines: readonly string[]; readonly none: string }) {
  if (lines.length === 0) return none;
  return lines.map((line) => (
    <bdi key={line} dir="ltr" className={styles.line}>
      {line}
    </bdi>
  ));
}
