import { useTranslation } from 'next-i18next/pages';
import styles from '@/components/platform/console/console.module.css';
import { consoleLink } from '@/components/platform/console/use-console-query';
import { Link } from '@/components/ui/actions/link';
import { localized } from '@/lib/domain/locale';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { LimitBadges, PlanBadge, StateBadge } from './store-badges';
import { useMegabytes } from './use-megabytes';

const COLUMNS = [
  'name',
  'state',
  'plan',
  'openedAt',
  'orders',
  'products',
  'storage',
  'mails',
  'heldMails',
  'reads',
  'refusals',
  'limits',
] as const;

export function StoreTable({ stores }: { readonly stores: readonly PlatformStore[] }) {
  const { t } = useTranslation('console');
  return (
    // A region that scrolls must be reached by the keyboard.
    <div className={styles.scroll} role="region" aria-label={t('stores.list')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`stores.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <StoreRow key={store.id} store={store} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function StoreRow({ store }: { readonly store: PlatformStore }) {
  const { count, date, locale } = useFormats();
  const megabytes = useMegabytes();
  const { id, name, hosts, owners, state, plan, openedAt, orders, products, storage, mails, heldMails } =
    store;
  return (
    <tr>
      <th scope="row">
        <Link href={consoleLink({ store: id })} className={styles.name}>
          <bdi>{localized(name, locale) || id}</bdi>
        </Link>
        <bdi className={styles.below} dir="ltr">
          {hosts[0] ?? id}
        </bdi>
        {owners[0] && (
          <bdi className={styles.below} dir="ltr">
            {owners[0]}
          </bdi>
        )}
      </th>
      <td>
        <StateBadge state={state} />
      </td>
      <td>
        <PlanBadge plan={plan} />
      </td>
      <td className={styles.number}>{openedAt > 0 && date(openedAt)}</td>
      <td className={styles.number}>{count(orders)}</td>
      <td className={styles.number}>{count(products)}</td>
      <td className={styles.number}>{megabytes(storage)}</td>
      <td className={styles.number}>{count(mails)}</td>
      <td className={styles.number}>{count(heldMails)}</td>
      <td className={styles.number}>{count(store.reads)}</td>
      <td className={styles.number}>{count(store.refusals)}</td>
      <td>
        <LimitBadges limits={store.limits} />
      </td>
    </tr>
  );
}
