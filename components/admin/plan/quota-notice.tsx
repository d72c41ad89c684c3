import { Alert, Box, Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { useStoreUsage } from '@/components/admin/plan/plan-context';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { storedValue } from '@/lib/browser/stored-value';
import type { QuotaLevel } from '@/lib/domain/quotas/quotas';
import { monthOf } from '@/lib/domain/stats/store-day';
import { useToday } from '@/lib/hooks/store/use-today';

type Noticed = 'products' | 'staff' | 'orders' | 'mails';

interface QuotaNoticeProps {
  readonly name: Noticed;
  readonly level: QuotaLevel;
  readonly used: number;
  readonly quota: number;
  /** Beside the link to the plan. */
  readonly children?: ReactNode;
}

/** Says that a quota is nearly or wholly used, with the way to a larger plan; nothing while there is room. */
export function QuotaNotice({ name, level, used, quota, children }: QuotaNoticeProps) {
  const { t } = useTranslation('admin');
  const isOwner = useIsOwner();
  if (level === 'free') return null;
  return (
    <Alert.Root
      status={level === 'full' ? 'warning' : 'info'}
      alignItems={{ base: 'flex-start', md: 'center' }}
      flexDirection={{ base: 'column', md: 'row' }}
    >
      <HStack flex="1" align="flex-start" gap="3">
        <Alert.Indicator />
        <Alert.Title role="status">
          {t(`quota.${name}.${level}`, { used, quota })} {isOwner === false && t('quota.askOwner')}
        </Alert.Title>
      </HStack>
      {(isOwner || children) && (
        <HStack gap="2" wrap="wrap">
          {isOwner && (
            <Button asChild size="sm" variant="outline" bg="bg.panel">
              <NextLink href={adminPaths.plan}>{t('quota.plans')}</NextLink>
            </Button>
          )}
          {children}
        </HStack>
      )}
    </Alert.Root>
  );
}

/** How near the plan's products are to their end, as counted with each of them. */
export function ProductsNotice() {
  const usage = useStoreUsage();
  const limit = usage.status === 'ready' ? usage.value.limits.products : undefined;
  if (usage.status !== 'ready' || !limit || limit.quota === null) return null;
  const used = usage.value.products ?? limit.used;
  return <QuotaNotice name="products" level={limit.level} used={used} quota={limit.quota} />;
}

const MONTHLY = ['orders', 'mails'] as const;

/** On every page: what fills while nobody looks. Hidden, it returns with the next level or month. */
export function MonthNotices() {
  const { t } = useTranslation('admin');
  const usage = useStoreUsage();
  const month = monthOf(useToday(useStoreSetting().timeZone));
  const hidden = useSyncExternalStore(
    hiddenNotices.subscribe,
    hiddenNotices.get,
    () => hiddenNotices.initial,
  );
  if (usage.status !== 'ready') return null;
  return MONTHLY.map((name) => {
    const limit = usage.value.limits[name];
    if (!limit || limit.level === 'free' || limit.quota === null || limit.month !== month) return null;
    const key = `${name} ${limit.level} ${month}`;
    if (hidden.includes(key)) return null;
    return (
      <Box key={name} mb="6">
        <QuotaNotice name={name} level={limit.level} used={limit.used} quota={limit.quota}>
          <Button size="sm" variant="ghost" onClick={() => hide(key)}>
            {t('quota.dismiss')}
          </Button>
        </QuotaNotice>
      </Box>
    );
  });
}

/** Two quotas at two levels, and a month before. */
const MOST_HIDDEN = 8;

const hiddenNotices = storedValue(
  'admin.quota-notices',
  (stored): readonly string[] => (stored ? stored.split('\n') : []),
  (keys) => keys.join('\n'),
);

const hide = (key: string): void => hiddenNotices.update((keys) => [...keys, key].slice(-MOST_HIDDEN));
