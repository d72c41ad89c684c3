import { Badge, Box, Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { QueueCounts } from '@/components/admin/workshop/use-queue';
import { MAKING_STATES, type MakingState } from '@/lib/domain/orders/order-status';
import type { QueueQuery } from '@/lib/domain/workshop/queue';
import { QUEUE_LIMIT } from '@/lib/firestore/orders/workshop';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface QueueTabsProps {
  readonly chosen: MakingState;
  readonly counts: QueueCounts;
  readonly hrefOf: (change: Partial<QueueQuery>) => { pathname: string; query: Record<string, string> };
}

/** One tab for each production state, with its count. */
export function QueueTabs({ chosen, counts, hrefOf }: QueueTabsProps) {
  const { t } = useTranslation(['admin-workshop', 'admin-orders']);
  return (
    <Box as="nav" aria-label={t('tabs')} overflowX="auto" mx="-1" px="1" py="1">
      <HStack gap="1" width="max-content">
        {MAKING_STATES.map((state) => (
          <Button key={state} asChild size="sm" variant={state === chosen ? 'subtle' : 'ghost'}>
            <NextLink
              href={hrefOf({ state, due: '', size: '', frame: '' })}
              shallow
              scroll={false}
              aria-current={state === chosen ? 'page' : undefined}
            >
              {t(`admin-orders:making.state.${state}`)}
              <Count value={counts[state]} />
            </NextLink>
          </Button>
        ))}
      </HStack>
    </Box>
  );
}

function Count({ value }: { readonly value: number | undefined }) {
  const { t } = useTranslation('admin-orders');
  const { count } = useFormats();
  if (value === undefined) return null;
  const most = QUEUE_LIMIT - 1;
  return (
    <Badge variant="subtle">{value > most ? t('list.moreThan', { count: count(most) }) : count(value)}</Badge>
  );
}
