import { Button, Collapsible, Field, HStack, Input, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { notify } from '@/components/overlays/notify';
import type { DraftVariant } from '@/lib/domain/catalogue/editing/product-draft';
import { undoFill } from '@/lib/domain/catalogue/editing/undo-edits';

const FIELDS = ['price', 'salePrice', 'stock'] as const;
const FILLED = [...FIELDS, 'enabled'] as const;

interface BulkFillProps {
  /** Indexes of the variants that match the filters. */
  readonly shown: readonly number[];
  readonly total: number;
}

/** Sets the price or stock of all shown combinations, or turns them all on or off. */
export function BulkFill({ shown, total }: BulkFillProps) {
  const { t } = useTranslation('admin-editor');
  const { getValues, setValue } = useDraftForm();
  const [typed, setTyped] = useState({ price: '', salePrice: '', stock: '' });

  const fill = (changes: Partial<Pick<DraftVariant, (typeof FILLED)[number]>>) => {
    const before = getValues('variants');
    const wanted = new Set(shown);
    const filled = before.filter((_, index) => wanted.has(index));
    const fields = FILLED.filter((field) => field in changes);
    const set = (variants: DraftVariant[]) => setValue('variants', variants, { shouldDirty: true });
    set(before.map((variant, index) => (wanted.has(index) ? { ...variant, ...changes } : variant)));
    notify({
      type: 'info',
      message: t('bulk.done', { count: shown.length }),
      action: { label: t('undo'), onClick: () => set(undoFill(getValues('variants'), filled, fields)) },
    });
  };

  return (
    <Collapsible.Root lazyMount unmountOnExit>
      <HStack gap="3" wrap="wrap">
        <Text fontSize="sm">{t('bulk.count', { count: shown.length, total })}</Text>
        <Collapsible.Trigger asChild>
          <Button size="sm" variant="outline">
            {t('bulk.title')}
          </Button>
        </Collapsible.Trigger>
      </HStack>
      <Collapsible.Content>
        <HStack gap="3" wrap="wrap" align="flex-end" pt="3">
          {FIELDS.map((field) => (
            <HStack key={field} gap="2" align="flex-end">
              <Field.Root width="28">
                <Field.Label>{t(`bulk.${field}`)}</Field.Label>
                <Input
                  size="sm"
                  dir="ltr"
                  inputMode="decimal"
                  value={typed[field]}
                  onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
                />
              </Field.Root>
              <Button
                size="sm"
                variant="outline"
                disabled={!typed[field].trim()}
                aria-label={t(`bulk.${field}Apply`, { count: shown.length })}
                onClick={() => fill({ [field]: typed[field].trim() })}
              >
                {t('bulk.apply')}
              </Button>
            </HStack>
          ))}
          <Button size="sm" variant="outline" onClick={() => fill({ enabled: true })}>
            {t('bulk.on')}
          </Button>
          <Button size="sm" variant="outline" onClick={() => fill({ enabled: false })}>
            {t('bulk.off')}
          </Button>
        </HStack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
