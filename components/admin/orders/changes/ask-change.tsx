import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { DesignedLine } from '@/components/admin/orders/changes/use-change-question';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { localized } from '@/lib/domain/locale';
import { waitingChange } from '@/lib/domain/orders/design-changes/change-design';
import type { Order, OrderLine } from '@/lib/domain/orders/order';
import { canChangeDesigns } from '@/lib/domain/orders/order-status';
import { useLocale } from '@/lib/hooks/language/use-locale';

const importDialog = () => import('./change-dialog').then((module) => module.ChangeDialog);

interface AskChangeProps {
  readonly order: Order;
  readonly line: OrderLine;
}

/** Opens the question about a line's design; hidden if the order allows none, or one is open. */
export function AskChange({ order, line }: AskChangeProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { Overlay: Dialog, loading, load, intent } = useLazyOverlay(importDialog);
  /** Null until it is opened for the first time, because the dialog reads the design. */
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (!isDesigned(line) || !canChangeDesigns(order) || waitingChange(order, line.design.id)) return null;
  const open = () => {
    load();
    setIsOpen(true);
  };
  return (
    <>
      <Button
        size="sm"
        variant="outline"
        alignSelf="flex-start"
        aria-label={t('change.askAbout', { title: localized(line.title, locale), number: order.number })}
        loading={loading}
        {...intent}
        onClick={open}
      >
        {t('change.ask')}
      </Button>
      {Dialog && isOpen !== null && (
        <Dialog order={order} line={line} open={isOpen} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

const isDesigned = (line: OrderLine): line is DesignedLine => line.design !== null;
