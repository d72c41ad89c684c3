import { Alert, Field } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { PiecesInput } from '@/components/admin/forms/pieces-input';
import { AddPiece } from '@/components/admin/orders/edits/add-piece';
import { useExchangeQuote } from '@/components/admin/returns/use-exchange-quote';
import { useReturnStep } from '@/components/admin/returns/use-return-step';
import { variantKey } from '@/lib/domain/cart/cart';
import type { Order } from '@/lib/domain/orders/order';
import { piecesIn } from '@/lib/domain/orders/parcels/parcel';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ExchangeDialogProps {
  readonly order: Order;
  readonly one: OrderReturn;
  readonly onClose: () => void;
}

const whatOf = (difference: number) => (difference > 0 ? 'owes' : difference < 0 ? 'back' : 'even');

/** Chooses the replacement for returned goods; the price difference is shown before anything is saved. */
export function ExchangeDialog({ order, one, onClose }: ExchangeDialogProps) {
  const { t } = useTranslation('admin-returns');
  const { money } = useFormats();
  const { ofError } = useErrorText();
  const { exchange, saving } = useReturnStep(order, one);
  const { added, setAdded, asked, difference, refused } = useExchangeQuote(order, one);
  const known = new Set(added.map(variantKey));
  const send = async () => {
    if (difference !== null && (await exchange({ ...asked, seenDifference: difference }))) onClose();
  };
  return (
    <AdminDialog
      title={t('exchange.title')}
      busy={saving}
      failure={refused && ofError(refused)}
      closeLabel={t('keep')}
      onClose={onClose}
      onSubmit={send}
      buttons={{ cancel: t('keep'), submit: t('exchange.submit'), disabled: difference === null }}
    >
      {added.map((piece) => (
        <Field.Root key={variantKey(piece)}>
          <Field.Label>{t('exchange.pieces', { title: piece.name })}</Field.Label>
          <PiecesInput
            min={0}
            value={piece.quantity}
            onChange={(quantity) =>
              setAdded(added.map((other) => (other === piece ? { ...piece, quantity } : other)))
            }
          />
        </Field.Root>
      ))}
      <AddPiece
        added={added}
        // By default as many pieces as came back.
        onChange={(next) =>
          setAdded(
            next.map((piece) =>
              known.has(variantKey(piece)) ? piece : { ...piece, quantity: piecesIn(one) },
            ),
          )
        }
      />
      {difference !== null && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>
            {t(`exchange.${whatOf(difference)}`, { amount: money(Math.abs(difference), order.currency) })}
          </Alert.Title>
        </Alert.Root>
      )}
    </AdminDialog>
  );
}
