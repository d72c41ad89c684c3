import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { PiecesInput } from '@/components/admin/forms/pieces-input';
import type { EditDraft } from '@/components/admin/orders/edits/use-order-edit';
import { MAX_QUANTITY, variantKey } from '@/lib/domain/cart/cart';
import { localized } from '@/lib/domain/locale';
import { canTakeOff, deliveredPieces } from '@/lib/domain/orders/edits/may-edit';
import type { Order } from '@/lib/domain/orders/order';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface EditedLinesProps {
  readonly order: Order;
  readonly draft: EditDraft;
  readonly onChange: (changes: Partial<EditDraft>) => void;
}

/** The order's lines, and the added ones. */
export function EditedLines({ order, draft, onChange }: EditedLinesProps) {
  const { locale, money } = useFormats();
  const { quantities, added } = draft;
  const takesOff = canTakeOff(order);
  return (
    <Stack gap="3">
      {order.lines.map((line, at) => (
        <Pieces
          key={at}
          name={localized(line.title, locale)}
          details={[...lineTexts(line, locale), money(line.unitPrice, order.currency)]}
          quantity={quantities[at] ?? 0}
          least={deliveredPieces(order, at)}
          most={takesOff ? line.quantity : MAX_QUANTITY}
          onChange={(quantity) => onChange({ quantities: { ...quantities, [at]: quantity } })}
        />
      ))}
      {added.map((piece) => (
        <Pieces
          key={variantKey(piece)}
          name={piece.name}
          details={[]}
          quantity={piece.quantity}
          least={0}
          most={MAX_QUANTITY}
          onChange={(quantity) =>
            onChange({
              added: added
                .map((one) => (one === piece ? { ...one, quantity } : one))
                .filter((one) => one.quantity > 0),
            })
          }
        />
      ))}
    </Stack>
  );
}

interface PiecesProps {
  readonly name: string;
  readonly details: readonly string[];
  readonly quantity: number;
  /** Pieces that cannot be removed, because they arrived. */
  readonly least: number;
  readonly most: number;
  readonly onChange: (quantity: number) => void;
}

function Pieces({ name, details, quantity, least, most, onChange }: PiecesProps) {
  const { t } = useTranslation('admin-orders');
  const isGone = quantity === 0;
  return (
    <HStack justify="space-between" gap="3" wrap="wrap">
      <Stack gap="0" minWidth="0" flex="1 1 10rem">
        <Text fontWeight="medium" textDecoration={isGone ? 'line-through' : undefined}>
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted">
          {details.join(' · ')}
        </Text>
      </Stack>
      <PiecesInput
        size="sm"
        width="20"
        min={least}
        max={most}
        aria-label={t('edit.pieces', { title: name })}
        value={quantity}
        onChange={onChange}
      />
      {least === 0 && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t(isGone ? 'edit.restoreOf' : 'edit.removeOf', { title: name })}
          onClick={() => onChange(isGone ? 1 : 0)}
        >
          {t(isGone ? 'edit.restore' : 'edit.remove')}
        </Button>
      )}
    </HStack>
  );
}
