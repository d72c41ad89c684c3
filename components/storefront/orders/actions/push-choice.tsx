import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import styles from '@/components/storefront/orders/details/order-extras.module.css';
import { Button } from '@/components/ui/actions/button';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { usePush } from '@/lib/hooks/account/use-push';
import { recipe } from '@/theme/recipe';

/** Turns push notifications on or off in this browser; offered only at an order. */
export function PushChoice() {
  const { t } = useTranslation('orders');
  const text = useErrorText();
  const { state, busy, turn } = usePush({
    staff: null,
    onError: (error) => notify({ type: 'error', message: text.ofError(error) }),
  });
  if (state === null || state === 'unsupported') return null;
  return (
    <section className={styles.section} aria-labelledby="push-title">
      <h2 id="push-title" className={recipe('heading', { size: 'lg' })}>
        {t('push.title')}
      </h2>
      <p className={styles.quiet}>{t(`push.${state}`)}</p>
      {state !== 'blocked' && (
        <div>
          <Button variant="outline" loading={busy} onClick={() => void turn(state === 'off')}>
            {t(state === 'off' ? 'push.turnOn' : 'push.turnOff')}
          </Button>
        </div>
      )}
    </section>
  );
}
