import { Box, Button, Field, HStack, Input, Popover, Portal, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import type { StockChange } from '@/lib/domain/api/catalogue-admin';
import { parseStock } from '@/lib/domain/catalogue/editing/bulk-change';
import { stockLevel } from '@/lib/domain/catalogue/lists/managed-list';
import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { localized, type Locale } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { randomKey } from '@/lib/browser/random-key';

/** A product's stock; a press opens it for editing. */
export function StockCell({ product, title }: { readonly product: Product; readonly title: string }) {
  const { t } = useTranslation('admin-catalogue');
  const { count } = useFormats();
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Popover.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          minWidth="14"
          color={stockLevel(product) ? 'fg.error' : undefined}
          aria-label={t('row.stock', { title, count: product.stock })}
        >
          {count(product.stock)}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content width="min(22rem, 92vw)">
            <Popover.Body>
              <Popover.Title fontWeight="medium" mb="3">
                {t('stockEdit.title', { title })}
              </Popover.Title>
              <StockForm product={product} onClose={() => setOpen(false)} />
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}

/**
 * Edits the stock of each combination. It sends the change since the form opened, with an idempotency key, so that a retry
 * after a lost answer counts once.
 */
function StockForm({ product, onClose }: { readonly product: Product; readonly onClose: () => void }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-catalogue');
  const [{ seen, key }] = useState(() => ({ seen: product.variants, key: randomKey() }));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { run, busy: saving } = useAction();
  const changes = changesOf(seen, typed);

  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!changes) return;
    const request = { storeId: store, productId: product.id, key, variants: changes };
    if ((await run(call('adjustStock', request), t('done.stock'))).ok) onClose();
  };

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap="3">
        <Stack gap="2" maxHeight="50vh" overflowY="auto" padding="1" tabIndex={-1}>
          {seen.map((variant) => (
            <StockField
              key={variant.id}
              product={product}
              variant={variant}
              value={typed[variant.id] ?? String(variant.stock)}
              onChange={(value) => setTyped((before) => ({ ...before, [variant.id]: value }))}
            />
          ))}
        </Stack>
        <Text fontSize="xs" color="fg.muted">
          {t('stockEdit.hint')}
        </Text>
        <HStack justify="flex-end">
          <Button size="sm" variant="outline" onClick={onClose}>
            {t('stockEdit.cancel')}
          </Button>
          <Button size="sm" type="submit" loading={saving} disabled={!changes || changes.length === 0}>
            {t('stockEdit.save')}
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

interface StockFieldProps {
  readonly product: Product;
  readonly variant: Variant;
  readonly value: string;
  onChange(value: string): void;
}

function StockField({ product, variant, value, onChange }: StockFieldProps) {
  const { t } = useTranslation('admin-catalogue');
  const name = choiceName(product, variant, useLocale()) || variant.sku || t('stockEdit.field');
  return (
    <Field.Root invalid={parseStock(value) === null} orientation="horizontal">
      <Field.Label flex="1" fontWeight="normal">
        <Box as="span">
          {name}
          {!variant.enabled && (
            <Text as="span" color="fg.muted" fontSize="xs" ms="2">
              {t('stockEdit.off')}
            </Text>
          )}
        </Box>
      </Field.Label>
      <Box>
        <Input
          size="sm"
          width="24"
          dir="ltr"
          textAlign="end"
          inputMode="numeric"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <Field.ErrorText>{t('stockEdit.invalid')}</Field.ErrorText>
      </Box>
    </Field.Root>
  );
}

/** A combination's name from its values, such as "Walnut · A4". */
const choiceName = ({ options }: Product, { optionValues }: Variant, locale: Locale): string =>
  options
    .flatMap(({ id, values }) => values.find((value) => value.id === optionValues[id])?.name ?? [])
    .map((name) => localized(name, locale))
    .join(' · ');

/** The difference between the typed stock and the stock seen; null if a text is not a number. */
function changesOf(seen: readonly Variant[], typed: Readonly<Record<string, string>>): StockChange[] | null {
  const changes: StockChange[] = [];
  for (const { id, stock: seenStock } of seen) {
    const stock = parseStock(typed[id] ?? String(seenStock));
    if (stock === null) return null;
    if (stock !== seenStock) changes.push({ variantId: id, stock, seenStock });
  }
  return changes;
}
