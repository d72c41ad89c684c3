import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/feedback/badge';
import { RETURN_STATE_PALETTE } from '@/components/ui/orders/return-state-palette';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { isolateNumberPairs, localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { canMoveReturn, requestedAt, type OrderReturn } from '@/lib/domain/orders/returns/return';
import { hasSlip } from '@/lib/domain/papers/return-number';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { LaterPhotos } from './later-photos';
import { ReturnSlip } from './return-slip';
import styles from './returns.module.css';

interface ReturnItemProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly token?: string | undefined;
}

/** One return: its content, its state, and the shopper's actions. */
export function ReturnItem({ order, one, token }: ReturnItemProps) {
  const { t } = useTranslation('orders');
  const { dateTime, locale } = useFormats();
  const address = localized(useStoreSetting().contact.address, locale);
  const reason = one.events.at(-1)?.reason ?? '';
  return (
    <li className={styles.return}>
      <p className={styles.head}>
        <time dateTime={new Date(requestedAt(one)).toISOString()}>{dateTime(requestedAt(one))}</time>
        <Badge colorPalette={RETURN_STATE_PALETTE[one.state]}>{t(`returns.state.${one.state}`)}</Badge>
      </p>
      {one.lines.map(({ line, quantity }) => {
        const title = order.lines[line]?.title;
        return (
          title && (
            <p key={line}>{t('parcels.pieces', { count: quantity, title: localized(title, locale) })}</p>
          )
        );
      })}
      <p className={styles.quiet}>{t(`returns.stateText.${one.state}`)}</p>
      {one.given?.map(({ line, quantity }) => {
        const got = order.lines[line];
        const title = got && [localized(got.title, locale), ...lineTexts(got, locale)].join(' · ');
        return title && <p key={line}>{t('parcels.pieces', { count: quantity, title })}</p>;
      })}
      {one.state === 'approved' && (
        <p>{address ? t('returns.sendTo', { address }) : t('returns.askWhere')}</p>
      )}
      {reason && <p dir="auto">{isolateNumberPairs(reason)}</p>}
      {hasSlip(one) && <ReturnSlip order={order} one={one} token={token} />}
      <LaterPhotos order={order} one={one} token={token} />
      <OwnSteps order={order} one={one} token={token} />
    </li>
  );
}

const STEPS = ['sent', 'withdrawn'] as const;

function OwnSteps({ order, one, token }: ReturnItemProps) {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const [busy, setBusy] = useState<(typeof STEPS)[number] | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const steps = STEPS.filter((to) => canMoveReturn(one.state, to, 'shopper'));
  if (steps.length === 0) return null;

  const move = async (to: (typeof STEPS)[number]) => {
    setBusy(to);
    setFailure(null);
    const { storeId, id: orderId } = order;
    const named = { storeId, orderId, returnId: one.id, ...(token && { token }) };
    const moved = await call('moveOwnReturn', { ...named, from: one.state, to });
    setBusy(null);
    if (!moved.ok) setFailure(moved.error);
  };
  return (
    <>
      {failure && <Alert tone="error" title={text.ofError(failure)} />}
      <div className={styles.buttons}>
        {steps.map((to) => (
          <Button
            key={to}
            size="sm"
            variant="outline"
            loading={busy === to}
            disabled={busy !== null && busy !== to}
            onClick={() => void move(to)}
          >
            {t(`returns.step.${to}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
