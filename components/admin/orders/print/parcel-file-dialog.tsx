import { Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { SelectField } from '@/components/admin/forms/select-field';
import { useParcelFile } from '@/components/admin/orders/print/use-parcel-file';
import type { Order } from '@/lib/domain/orders/order';
import {
  MOST_PRINTED,
  PAPER_SIZES,
  PARCEL_PAPERS,
  type PaperSize,
  type ParcelPaper,
} from '@/lib/domain/papers/paper';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ParcelFileDialogProps {
  readonly orders: readonly Order[];
  readonly onClose: () => void;
}

/** Asks for the kind of papers and the paper size, and saves those of the selected orders as one PDF. */
export function ParcelFileDialog({ orders, onClose }: ParcelFileDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { count, locale } = useFormats();
  const { ofError } = useErrorText();
  const [kind, setKind] = useState<ParcelPaper>('packing');
  const [size, setSize] = useState<PaperSize>('a4');
  const { done, error, save, stop } = useParcelFile(orders, t('print.file.name'));
  const isTooMany = orders.length > MOST_PRINTED;
  const progress =
    done === null ? '' : t('print.file.progress', { done: count(done), total: count(orders.length) });
  const leave = () => {
    stop();
    onClose();
  };
  return (
    <AdminDialog
      title={isTooMany ? t('print.file.open') : t('print.file.title', { count: orders.length })}
      failure={isTooMany ? t('print.file.tooMany', { most: count(MOST_PRINTED) }) : error && ofError(error)}
      onClose={leave}
      onSubmit={async () => {
        if (await save({ kind, size, locale })) onClose();
      }}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {t('print.file.cancel')}
          </Button>
          <Button type="submit" loading={done !== null} disabled={isTooMany || orders.length === 0}>
            {t('print.file.save')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <SelectField
          label={t('print.file.papers')}
          value={kind}
          options={PARCEL_PAPERS.map((one) => ({ value: one, label: t(`print.file.kinds.${one}`) }))}
          onChange={setKind}
        />
        <SelectField
          label={t('print.file.size')}
          value={size}
          options={PAPER_SIZES.map((one) => ({ value: one, label: t(`print.file.sizes.${one}`) }))}
          onChange={setSize}
        />
        <Text role="status" minHeight="6">
          {progress}
        </Text>
      </Stack>
    </AdminDialog>
  );
}
