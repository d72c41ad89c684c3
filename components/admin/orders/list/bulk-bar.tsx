import { Button } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { BulkStep } from '@/components/admin/orders/list/bulk-dialog';
import { SelectedBar } from '@/components/admin/orders/list/selected-bar';
import { ParcelFileDialog } from '@/components/admin/orders/print/parcel-file-dialog';
import { adminPaths, PRINTS } from '@/lib/admin-paths';
import type { Order } from '@/lib/domain/orders/order';

const STEPS: readonly BulkStep[] = ['placed', 'confirmed', 'shipped'];

/** Accepting is offered only if a selected order waits for it. */
const isOffered = (step: BulkStep, orders: readonly Order[]): boolean =>
  step !== 'placed' || orders.some(({ status }) => status === 'awaiting');

interface BulkBarProps {
  readonly orders: readonly Order[];
  readonly onMove: (to: BulkStep) => void;
  readonly onClear: () => void;
}

/** Actions on the selected orders: moves, papers and the file of parcels. */
export function BulkBar({ orders, onMove, onClear }: BulkBarProps) {
  const { t } = useTranslation('admin-orders');
  const [isSaving, setSaving] = useState(false);
  const ids = orders.map(({ id }) => id);
  return (
    <SelectedBar count={orders.length} onClear={onClear}>
      {STEPS.filter((to) => isOffered(to, orders)).map((to) => (
        <Button key={to} size="sm" onClick={() => onMove(to)}>
          {t(`bulk.run.${to}`)}
        </Button>
      ))}
      {PRINTS.map((kind) => (
        <Button key={kind} asChild size="sm" variant="outline">
          <NextLink href={adminPaths.printOrders(kind, ids)} target="_blank">
            {t(`print.open.${kind}`)}
          </NextLink>
        </Button>
      ))}
      <Button size="sm" variant="outline" onClick={() => setSaving(true)}>
        {t('print.file.open')}
      </Button>
      {isSaving && <ParcelFileDialog orders={orders} onClose={() => setSaving(false)} />}
    </SelectedBar>
  );
}
