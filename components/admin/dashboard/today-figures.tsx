import { Card, SimpleGrid, Skeleton, Stat } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { useStoreSetting } from '@/context/store-setting-context';
import { storeId } from '@/lib/domain/ids';
import { averageOrder, NOTHING_SOLD } from '@/lib/domain/stats/figures';
import { env } from '@/lib/env';
import { useDayFigures } from '@/lib/hooks/use-figures';
import { useToday } from '@/lib/hooks/use-today';
import { useFormats } from '@/lib/hooks/use-formats';

const store = storeId(env.storeId);

/** Today's counters, live; one document, however many orders the store has. */
export function TodayFigures() {
  const { t } = useTranslation('admin');
  const { money, count } = useFormats();
  const { baseCurrency, timeZone } = useStoreSetting();
  const state = useDayFigures(store, useToday(timeZone));
  if (state.status === 'failed') return <LoadFailure code={state.code} />;
  const loading = state.status === 'loading';
  const figures = state.status === 'ready' ? state.value : NOTHING_SOLD;
  const { orders, revenue, units } = figures;
  const shown = [
    ['revenue', money(revenue, baseCurrency)],
    ['orders', count(orders)],
    ['average', money(averageOrder(figures), baseCurrency)],
    ['units', count(units)],
  ] as const;
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4" aria-busy={loading}>
      {shown.map(([key, value]) => (
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
