import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { PiecesRow } from '@/components/admin/orders/pieces-row';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import type { OrderReturn, ReturnLine } from '@/lib/domain/orders/returns/return';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface ArriveDialogProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly onClose: () => void;
}

/** The default number of pieces to restock: none if damaged or designed for the shopper, because nobody else would buy them. */
const usualRestock = (order: Order, { line, quantity, reason }: ReturnLine): number =>
  reason === 'damaged' || order.lines[line]?.design ? 0 : quantity;

/** Asks how many pieces of each line can be sold again; the rest is written off. */
export function ArriveDialog({ order, one, onClose }: ArriveDialogProps) {
  const { t } = useTranslation('admin-returns');
  const locale = useLocale();
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const { move, saving } = useReturnStep(order, one);
  const restock = one.lines.map((line) => ({
    line: line.line,
    quantity: chosen[line.line] ?? usualRestock(order, line),
  }));
  const send = async () => {
    if (await move('received', { restock })) onClose();
  };
  return (
    <AdminDialog
      title={t('arrive.title')}
      busy={saving}
      closeLabel={t('keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{ cancel: t('keep'), submit: t('step.received') }}
    >
      <Text textStyle="sm" color="fg.muted">
        {t('arrive.text')}
      </Text>
      <Stack gap="3">
        {one.lines.map(({ line, quantity }, at) => {
          const bought = order.lines[line];
          if (!bought) return null;
          const title = localized(bought.title, locale);
          return (
            <PiecesRow
              key={line}
              title={title}
              label={t('arrive.restock', { title })}
              most={quantity}
              value={restock[at]?.quantity ?? 0}
              onChange={(pieces) => setChosen({ ...chosen, [line]: pieces })}
            />
          );
        })}
      </Stack>
    </AdminDialog>
  );
}
