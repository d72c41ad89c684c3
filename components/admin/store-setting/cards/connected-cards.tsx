import { Alert, Button, Heading, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { OwnerOnly, useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useStoreId } from '@/context/use-store-id';
import type { CardAccount, CardAccountState } from '@/lib/domain/payments/connect/card-account';
import { isFree, type FeeTerms } from '@/lib/domain/payments/connect/platform-fee';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useCardAccount } from '@/lib/hooks/store/use-store-documents';
import { useStripeAccount } from './use-stripe-account';

type Shown = CardAccountState | 'off';

const LOOKS = {
  unfinished: 'info',
  reviewed: 'info',
  restricted: 'warning',
  ready: 'success',
  disabled: 'error',
  ended: 'warning',
  off: 'info',
} as const satisfies Readonly<Record<Shown, string>>;

/** The store's account at Stripe: how it stands, what Stripe asks for, and what the owner can do about it. */
export function ConnectedCards({ fee }: { readonly fee: FeeTerms }) {
  const { t } = useTranslation('admin-store');
  const account = useCardAccount(useStoreId());
  if (account.status === 'failed') return <LoadFailure code={account.code} />;
  if (account.status === 'loading') return <ListSkeleton rows={2} />;
  const stored = account.status === 'ready' ? account.value : null;
  return (
    <Stack gap="4" as="section" aria-label={t('payment.connect.title')}>
      <Heading as="h3" textStyle="md">
        {t('payment.connect.title')}
      </Heading>
      {stored ? <Standing account={stored} /> : <Text>{t('payment.connect.none')}</Text>}
      <Text color="fg.muted" textStyle="sm">
        <FeeText fee={fee} />
      </Text>
      <Actions account={stored} />
    </Stack>
  );
}

const shownState = ({ state, isOff }: CardAccount): Shown => (isOff && state !== 'ended' ? 'off' : state);

function Standing({ account }: { readonly account: CardAccount }) {
  const { t } = useTranslation('admin-store');
  const { date } = useFormats();
  const shown = shownState(account);
  const { asks, dueAt } = account;
  return (
    <Alert.Root status={LOOKS[shown]}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title role="status">{t(`payment.connect.state.${shown}`)}</Alert.Title>
        {asks.length > 0 && (
          <Alert.Description>
            {t('payment.connect.asks')}
            <List.Root ps="5">
              {asks.map((ask) => (
                <List.Item key={ask}>{t(`payment.connect.ask.${ask}`)}</List.Item>
              ))}
            </List.Root>
            {dueAt !== null && t('payment.connect.dueAt', { date: date(dueAt) })}
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

function FeeText({ fee }: { readonly fee: FeeTerms }) {
  const { t } = useTranslation('admin-store');
  const { money, rate } = useFormats();
  if (isFree(fee)) return t('payment.connect.fee.none');
  const share = rate(fee.basisPoints);
  if (fee.currency === null) return t('payment.connect.fee.share', { share });
  return t('payment.connect.fee.both', { share, fixed: money(fee.fixed, fee.currency) });
}

/** What the button to Stripe says, by how the account stands. */
const LEADS = {
  unfinished: 'continue',
  reviewed: 'open',
  restricted: 'continue',
  ready: 'open',
  disabled: 'open',
  ended: 'again',
  off: 'resume',
} as const satisfies Readonly<Record<Shown, string>>;

function Actions({ account }: { readonly account: CardAccount | null }) {
  const { t } = useTranslation('admin-store');
  const { locale } = useFormats();
  const isOwner = useIsOwner();
  const [asking, setAsking] = useState(false);
  const { busy, leave, refresh, stop } = useStripeAccount(isOwner === true);
  const shown = account && shownState(account);
  const mayStop = shown !== null && shown !== 'off' && shown !== 'ended' && shown !== 'disabled';
  return (
    <>
      {isOwner === false && <OwnerOnly />}
      <HStack gap="3" wrap="wrap">
        <Button
          type="button"
          variant={shown === 'ready' ? 'outline' : 'solid'}
          disabled={!isOwner}
          loading={busy === 'leave'}
          onClick={() => void leave()}
        >
          {t(shown ? `payment.connect.${LEADS[shown]}` : 'payment.connect.start')}
        </Button>
        {shown && shown !== 'ended' && (
          <Button
            type="button"
            variant="outline"
            disabled={!isOwner}
            loading={busy === 'refresh'}
            onClick={() => void refresh()}
          >
            {t('payment.connect.refresh')}
          </Button>
        )}
        {mayStop && (
          <Button
            type="button"
            variant="ghost"
            colorPalette="red"
            disabled={!isOwner}
            onClick={() => setAsking(true)}
          >
            {t('payment.connect.stop')}
          </Button>
        )}
      </HStack>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('payment.connect.stopTitle')}
        description={t('payment.connect.stopText')}
        confirmLabel={t('payment.connect.stop')}
        keepLabel={t('payment.connect.keep')}
        busy={busy === 'stop'}
        onConfirm={() => void stop().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
