import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import type { AddedPiece } from '@/components/admin/orders/edits/use-order-edit';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_QUANTITY, variantKey } from '@/lib/domain/cart/cart';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { pricedAt } from '@/lib/domain/catalogue/sale/price-at';
import { choicesOf, choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { localized } from '@/lib/domain/locale';
import { watchManagedPage, type ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** More words find others; of the first product, all variants are shown. */
const MOST_SHOWN = 24;

interface AddPieceProps {
  readonly added: readonly AddedPiece[];
  readonly onChange: (added: readonly AddedPiece[]) => void;
}

/** Finds variants for sale to add to an order, at today's prices. Studio boards are ordered in the shop. */
export function AddPiece({ added, onChange }: AddPieceProps) {
  const { t } = useTranslation('admin-orders');
  const [q, setQ] = useState('');
  const add = (piece: AddedPiece) => {
    const isSame = (other: AddedPiece) => variantKey(other) === variantKey(piece);
    const one = added.find(isSame);
    const more = one && { ...one, quantity: Math.min(one.quantity + 1, MAX_QUANTITY) };
    onChange(more ? added.map((other) => (isSame(other) ? more : other)) : [...added, piece]);
    setQ('');
  };
  return (
    <Stack gap="3">
      <SearchFilter label={t('edit.find')} placeholder={t('edit.find')} value={q} onChange={setQ} />
      {q && <Found q={q} onAdd={add} />}
    </Stack>
  );
}

function Found({ q, onAdd }: { readonly q: string; readonly onAdd: (piece: AddedPiece) => void }) {
  const { t } = useTranslation('admin-orders');
  const { storeId, baseCurrency } = useStoreSetting();
  const { locale, money } = useFormats();
  const [now] = useState(Date.now);
  const found = useListener<ManagedPage>(`edited order ${q}`, (onNext, onError) =>
    watchManagedPage(
      storeId,
      {
        ...{ status: 'active', category: '', sub: '', brand: '', stock: '' },
        ...{ sort: 'edited', page: 1, after: '', q },
      },
      onNext,
      onError,
    ),
  );
  if (found.status === 'failed') return <LoadFailure code={found.code} />;
  if (found.status !== 'ready') return <ListSkeleton rows={2} />;
  const sold = found.value.products
    .filter(({ studio }) => !studio)
    .map((product) => soldVariants(pricedAt(product, now)));
  const variants = sold.flat();
  const shown = variants.slice(0, Math.max(MOST_SHOWN, sold[0]?.length ?? 0));
  if (variants.length === 0) return <Text color="fg.muted">{t('edit.none')}</Text>;
  return (
    <Stack as="ul" gap="2" maxHeight="20rem" overflowY="auto">
      {shown.map(({ product, variant }) => {
        const options = choiceTexts(choicesOf(product, variant), locale);
        const name = [localized(product.title, locale), ...options].join(' · ');
        return (
          <HStack as="li" key={`${product.id} ${variant.id}`} justify="space-between" gap="3">
            <Text minWidth="0">
              <bdi>{name}</bdi> <bdi>{money(variant.price, baseCurrency)}</bdi>
            </Text>
            <Button
              size="sm"
              variant="outline"
              aria-label={t('edit.addOf', { title: name })}
              onClick={() => onAdd({ productId: product.id, variantId: variant.id, name, quantity: 1 })}
            >
              {t('edit.add')}
            </Button>
          </HStack>
        );
      })}
    </Stack>
  );
}

const soldVariants = (product: Product): { readonly product: Product; readonly variant: Variant }[] =>
  offered(product.variants)
    .filter(({ stock }) => stock > 0)
    .map((variant) => ({ product, variant }));
