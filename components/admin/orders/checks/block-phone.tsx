import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { BlockFields } from '@/components/admin/orders/checks/block-fields';
import { newBlock, useCashBlock } from '@/components/admin/orders/checks/use-cash-block';
import type { CashBlock } from '@/lib/domain/orders/cash/cash-block';
import type { Order } from '@/lib/domain/orders/order';

interface BlockPhoneProps {
  readonly order: Order;
  /** The block of the order's phone number; null without one. */
  readonly block: CashBlock | null;
  readonly onChange: () => void;
}

/** Blocks an order's phone number for cash on delivery, or lifts the block. */
export function BlockPhone({ order, block, onChange }: BlockPhoneProps) {
  const { t } = useTranslation('admin-orders');
  const phone = order.address.mobileNumber;
  const [draft, setDraft] = useState(() => newBlock(phone));
  const [isOpen, setIsOpen] = useState(false);
  const { saving, errors, block: save, lift } = useCashBlock(order.storeId);
  const submit = async () => {
    if (!(await save(draft))) return;
    setIsOpen(false);
    setDraft(newBlock(phone));
    onChange();
  };
  if (block)
    return (
      <HStack>
        <Button
          size="sm"
          variant="outline"
          loading={saving}
          onClick={() => void lift(block.id).then((done) => done && onChange())}
        >
          {t('checks.block.lift')}
        </Button>
      </HStack>
    );
  return (
    <HStack>
      <Button size="sm" variant="ghost" onClick={() => setIsOpen(true)}>
        {t('checks.block.open')}
      </Button>
      {isOpen && (
        <AdminDialog
          title={t('checks.block.title', { phone })}
          busy={saving}
          closeLabel={t('checks.block.keep')}
          onClose={() => setIsOpen(false)}
          footer={
            <Button loading={saving} onClick={() => void submit()}>
              {t('checks.block.save')}
            </Button>
          }
        >
          <Stack gap="4">
            <Text>{t('checks.block.text')}</Text>
            <BlockFields draft={draft} errors={errors} onChange={setDraft} />
          </Stack>
        </AdminDialog>
      )}
    </HStack>
  );
}
