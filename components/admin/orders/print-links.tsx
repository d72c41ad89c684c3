import { Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { adminPaths } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';

/** The papers of one order, each in a window of its own. */
export function PrintLinks({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  return (
    <HStack as="span" gap="2" wrap="wrap">
      {(['packing', 'invoice'] as const).map((kind) => (
        <Button key={kind} asChild size="xs" variant="outline">
          <NextLink href={adminPaths.printOrders(kind, [order.id])} target="_blank">
            {t(`print.one.${kind}`)}
          </NextLink>
        </Button>
      ))}
    </HStack>
  );
}
