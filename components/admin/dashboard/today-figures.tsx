import { Card, SimpleGrid, Skeleton, Stat } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { useStoreSetting } from '@/context/store-setting-context';
import { storeId } from '@/lib/domain/ids';
import { statsDay, type DayStats } from '@/lib/domain/stats/day-stats';
import { env } from '@/lib/env';
import { useDayStats } from '@/lib/hooks/use-day-stats';
import { useToday } from '@/lib/hooks/use-today';
import { useFormats } from '@/lib/hooks/use-formats';

const store = storeId(env.storeId);
const NO_ORDERS: DayStats = { orders: 0, revenue: 0, units: 0, products: {} };

/** Today's counters, live; one document, however many orders the store has. */
export function TodayFigures() {
  const { t } = useTranslation('admin');
  const { money, count } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const state = useDayStats(store, statsDay(useToday()));
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  const loading = state.status === 'loading';
  const { orders, revenue, units } = state.status === 'ready' ? state.value : NO_ORDERS;
  const figures = [
    ['revenue', money(revenue, baseCurrency)],
    ['orders', count(orders)],
    ['average', money(orders ? Math.round(revenue / orders) : 0, baseCurrency)],
    ['units', count(units)],
  ] as const;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" aria-busy={loading}>
      {figures.map(([key, value]) => (
        <Card.Root key={key}>
          <Card.Body>
            <Stat.Root>
              <Stat.Label>{t(`dashboard.today.${key}`)}</Stat.Label>
              <Stat.ValueText>{loading ? <Skeleton width="20" height="8" /> : value}</Stat.ValueText>
            </Stat.Root>
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
  );
}
