import { Box, Button, HStack, Image, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PiecesInput } from '@/components/admin/forms/pieces-input';
import { LoadFailure } from '@/components/admin/load-state';
import { SearchFilter } from '@/components/admin/search-filter';
import { useStoreSetting } from '@/context/store-setting-context';
import { MAX_QUANTITY, variantKey } from '@/lib/domain/cart/cart';
import type { ManagedQuery } from '@/lib/domain/catalogue/lists/managed-list';
import { offered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { pricedAt } from '@/lib/domain/catalogue/sale/price-at';
import { choicesOf, choiceTexts } from '@/lib/domain/catalogue/variants/choices';
import { localized } from '@/lib/domain/locale';
import { watchManagedPage, type ManagedPage } from '@/lib/firestore/catalogue/managed-products';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { imageUrl } from '@/lib/pictures/image-url';
import type { DraftLine } from './hand-draft';
import { HandPrice } from './hand-price';

const FOUND: Omit<ManagedQuery, 'q'> = {
  ...{ status: 'active', category: '', sub: '', brand: '', stock: '' },
  ...{ sort: 'edited', page: 1, after: '' },
};
const MOST_FOUND = 6;
const PICTURE = 48;

interface HandLinesProps {
  readonly lines: readonly DraftLine[];
  /** The store's errors, by field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (lines: readonly DraftLine[]) => void;
}

/** The order's lines, found by name or SKU. */
export function HandLines({ lines, errors, onChange }: HandLinesProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const put = (at: number, changes: Partial<DraftLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...changes } : line)));
  const change = (at: number, quantity: number) =>
    quantity > 0 ? put(at, { quantity }) : onChange(lines.filter((_, index) => index !== at));
  // In the order of the request's list.
  const priced = lines.filter(({ own }) => own);
  const add = (line: DraftLine) => {
    const at = lines.findIndex((one) => variantKey(one) === variantKey(line));
    if (at < 0) onChange([...lines, line]);
    else change(at, Math.min((lines[at]?.quantity ?? 0) + 1, MAX_QUANTITY));
  };
  return (
    <Stack gap="4">
      <Search onAdd={add} />
      <Stack as="ul" listStyleType="none" gap="3" aria-label={t('byHand.lines')}>
        {lines.map((line, at) => {
          const { name, picture, quantity, seenPrice } = line;
          return (
            <HStack as="li" key={variantKey(line)} gap="3" wrap="wrap">
              <Picture path={picture} />
              <Box flex="1 1 10rem">
                <Text>{name}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {money(seenPrice, baseCurrency)}
                </Text>
              </Box>
              <PiecesInput
                width="5rem"
                min={1}
                value={quantity}
                aria-label={t('byHand.quantityOf', { name })}
                onChange={(pieces) => change(at, pieces)}
              />
              <Button
                size="sm"
                variant="outline"
                onClick={() => change(at, 0)}
                aria-label={t('byHand.removeOf', { name })}
              >
                {t('byHand.remove')}
              </Button>
              <HandPrice
                line={line}
                errors={errors}
                path={`prices[${priced.indexOf(line)}]`}
                onChange={(own) => put(at, { own })}
              />
            </HStack>
          );
        })}
      </Stack>
    </Stack>
  );
}

const Picture = ({ path }: { readonly path: string }) => (
  <Box width={`${PICTURE}px`} height={`${PICTURE}px`} bg="bg.muted" borderRadius="l2" overflow="hidden">
    {path && <Image src={imageUrl(path)} alt="" width={PICTURE} height={PICTURE} objectFit="cover" />}
  </Box>
);

function Search({ onAdd }: { readonly onAdd: (line: DraftLine) => void }) {
  const { t } = useTranslation('admin-orders');
  const { storeId } = useStoreSetting();
  const [q, setQ] = useState('');
  const found = useListener<ManagedPage>(q ? `hand order ${q}` : null, (onNext, onError) =>
    watchManagedPage(storeId, { ...FOUND, q }, onNext, onError),
  );
  const products = q && found.status === 'ready' ? found.value.products : [];
  // Excludes boards designed in the studio, which have no price before their design.
  const plain = products.filter(({ studio }) => !studio).slice(0, MOST_FOUND);
  return (
    <Stack gap="2">
      <SearchFilter label={t('byHand.find')} placeholder={t('byHand.find')} value={q} onChange={setQ} />
      {q && found.status === 'failed' && <LoadFailure code={found.code} />}
      {q && found.status === 'ready' && plain.length === 0 && (
        <Text role="status">{t('byHand.nothing')}</Text>
      )}
      {plain.map((product) => (
        <Found
          key={product.id}
          product={product}
          onAdd={(line) => {
            onAdd(line);
            setQ('');
          }}
        />
      ))}
    </Stack>
  );
}

interface FoundProps {
  readonly product: Product;
  readonly onAdd: (line: DraftLine) => void;
}

function Found({ product: stored, onAdd }: FoundProps) {
  const [now] = useState(Date.now);
  const product = pricedAt(stored, now);
  const { t } = useTranslation('admin-orders');
  const { money, count, locale } = useFormats();
  const { baseCurrency } = useStoreSetting();
  const nameOf = (variant: Variant) =>
    [localized(product.title, locale), ...choiceTexts(choicesOf(product, variant), locale)].join(' · ');
  const pictureOf = ({ image }: Variant) => (product.images[image ?? 0] ?? product.images[0])?.path ?? '';
  return (
    <>
      {offered(product.variants).map((variant) => (
        <Button
          key={variant.id}
          variant="outline"
          height="auto"
          py="2"
          justifyContent="flex-start"
          whiteSpace="normal"
          textAlign="start"
          disabled={variant.stock < 1}
          onClick={() =>
            onAdd({
              ...{ productId: product.id, variantId: variant.id, quantity: 1, seenPrice: variant.price },
              ...{ name: nameOf(variant), picture: pictureOf(variant), own: null },
            })
          }
        >
          <Picture path={pictureOf(variant)} />
          <span>
            {nameOf(variant)} · {money(variant.price, baseCurrency)} ·{' '}
            {t('byHand.inStock', { pieces: count(variant.stock) })}
          </span>
        </Button>
      ))}
    </>
  );
}
