import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { useStoreSetting } from '@/context/store-setting-context';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import { ownChanges } from '@/lib/domain/orders/edits/own-changes';
import type { Order } from '@/lib/domain/orders/order';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { recipe } from '@/theme/recipe';
import { AddressEdit } from './address-edit';
import { OwnEditQuote } from './own-edit-quote';
import styles from './own-edits.module.css';
import { useOwnEdit } from './use-own-edit';

interface OwnEditsPanelProps {
  readonly order: Order;
  readonly token?: string | undefined;
}

export function OwnEditsPanel({ order, token }: OwnEditsPanelProps) {
  const { t } = useTranslation('orders');
  const { dateTime, locale } = useFormats();
  const may = ownChanges(order, useStoreSetting(), useMinute());
  const [isMoving, setMoving] = useState(false);
  const edit = useOwnEdit(order, token, () => setMoving(false));
  if (!may.address && !may.lines && order.edits.length === 0) return null;
  return (
    <section className={styles.edits} aria-labelledby="edits-title">
      <h2 id="edits-title" className={recipe('heading', { size: 'lg' })}>
        {t('edit.title')}
      </h2>
      {order.edits.length > 0 && (
        <ul className={styles.list}>
          {order.edits.map(({ id, at, actor, reason }) => (
            <li key={id}>
              {t(`edit.by.${actor}`)} · <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
              {reason && <p dir="auto">{isolateNumberPairs(reason)}</p>}
            </li>
          ))}
        </ul>
      )}
      {edit.quoted && <OwnEditQuote order={order} edit={edit} />}
      {!edit.quoted && may.lines && (
        <ul className={styles.list}>
          {order.lines.map((line, at) => (
            <li key={at} className={styles.row}>
              <bdi>{localized(line.title, locale)}</bdi>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('edit.cancelOf', { title: localized(line.title, locale) })}
                loading={edit.isQuoting}
                onClick={() => void edit.ask({ cancels: at })}
              >
                {t('edit.cancel')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {!edit.quoted && may.address && !isMoving && (
        <Button size="sm" variant="outline" onClick={() => setMoving(true)}>
          {t('edit.address')}
        </Button>
      )}
      {may.address && isMoving && <AddressEdit order={order} edit={edit} onClose={() => setMoving(false)} />}
    </section>
  );
}
