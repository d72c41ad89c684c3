import { Alert, Button, EmptyState, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import type { ErrorCode } from '@/lib/domain/errors/app-error';

/** A placeholder for a loading list. */
export function ListSkeleton({ rows = 6 }: { readonly rows?: number }) {
  const { t } = useTranslation('admin');
  return (
    <Stack gap="3" role="status" aria-label={t('state.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height="11" />
      ))}
    </Stack>
  );
}

/** Why an action beside a form failed. */
export function Failure({ code, children }: { readonly code: ErrorCode; readonly children?: ReactNode }) {
  const { t } = useTranslation('errors');
  return (
    <Alert.Root status="error" alignItems="center" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1">{t(code)}</Alert.Title>
      {children}
    </Alert.Root>
  );
}

/** Replaces content that failed to load; retries when the network is back, or on a press. */
export function LoadFailure({ code }: { readonly code: ErrorCode }) {
  const { t } = useTranslation('common');
  return (
    <Failure code={code}>
      <Button size="sm" variant="outline" onClick={sendRetrySignal}>
        {t('state.retry')}
      </Button>
    </Failure>
  );
}

export function Nothing({ title, description }: { readonly title: string; readonly description?: string }) {
  return (
    <EmptyState.Root>
      <EmptyState.Content>
        <EmptyState.Indicator>
          <Icon name="box" size={36} />
        </EmptyState.Indicator>
        <EmptyState.Title asChild>
          <p>{title}</p>
        </EmptyState.Title>
        {description && <EmptyState.Description>{description}</EmptyState.Description>}
      </EmptyState.Content>
    </EmptyState.Root>
  );
}
