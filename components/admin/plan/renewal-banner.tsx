import { Alert, Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { useStorePlan } from '@/components/admin/plan/plan-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { Day } from '@/lib/domain/stats/store-day';
import { renewalNotice, type RenewalNotice } from '@/lib/domain/subscription/renewal-notice';
import { storedValue } from '@/lib/browser/stored-value';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useToday } from '@/lib/hooks/store/use-today';

/** A notice about a plan that ends, or ends without a card. SPEC.md 4 closes only the storefront, never the admin. */
export function RenewalBanner() {
  const plan = useStorePlan();
  const notice = renewalNotice(plan.status === 'ready' ? plan.value : null, useMinute());
  const today = useToday(useStoreSetting().timeZone);
  const dismissed = useDismissed(today);
  if (!notice || (dismissed && !isClosed(notice))) return null;
  return <Banner notice={notice} onDismiss={() => dismissUntilTomorrow(today)} />;
}

/** Whether shoppers find the store closed. */
const isClosed = ({ kind }: RenewalNotice): boolean => kind === 'ended' || kind === 'unpaid';

interface BannerProps {
  readonly notice: RenewalNotice;
  readonly onDismiss: () => void;
}

function Banner({ notice, onDismiss }: BannerProps) {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const values = { date: date(notice.at), count: 'days' in notice ? notice.days : 0 };
  return (
    <Alert.Root
      status={'days' in notice ? 'warning' : 'error'}
      mb="6"
      alignItems={{ base: 'flex-start', md: 'center' }}
      flexDirection={{ base: 'column', md: 'row' }}
    >
      <HStack flex="1" align="flex-start" gap="3">
        <Alert.Indicator />
        <Alert.Title role="status">{t(`planNotice.${notice.kind}`, values)}</Alert.Title>
      </HStack>
      <HStack gap="2" wrap="wrap">
        <Button asChild size="sm" variant="outline" bg="bg.panel">
          <NextLink href={adminPaths.plan}>{t('planNotice.open')}</NextLink>
        </Button>
        {!isClosed(notice) && (
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            {t('planNotice.dismiss')}
          </Button>
        )}
      </HStack>
    </Alert.Root>
  );
}

/** The day (in the store's time zone) on which this browser dismissed the notice; empty for none. */
const dismissedOn = storedValue(
  'admin.plan-notice',
  (stored) => stored ?? '',
  (day) => day,
);

const dismissUntilTomorrow = (today: Day): void => dismissedOn.update(() => today);

const useDismissed = (today: Day): boolean =>
  useSyncExternalStore(dismissedOn.subscribe, dismissedOn.get, () => dismissedOn.initial) === today;
