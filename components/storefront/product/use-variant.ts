import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { initialVariant, withOption } from '@/lib/domain/catalogue/choose-variant';
import { findVariant, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { paths } from '@/lib/paths';

interface ChosenVariant {
  readonly variant: Variant | undefined;
  readonly choose: (optionId: string, valueId: string) => void;
}

/** The variant that the shopper looks at; the address follows it, so that a link or a reload shows the same. */
export function useVariant(product: Product): ChosenVariant {
  const { query, replace, isReady } = useRouter();
  const linked = isReady ? query.variant : undefined;
  const [chosen, setChosen] = useState<string | null>(null);

  // Another product's page, or another link to this one, starts from its own address again.
  useEffect(() => setChosen(null), [product.id, linked]);

  const variant =
    (chosen === null ? undefined : findVariant(product, chosen)) ?? initialVariant(product, linked);
  const choose = (optionId: string, valueId: string) => {
    const next = variant && withOption(product, variant, optionId, valueId);
    if (!next) return;
    setChosen(next.id);
    void replace(paths.product(product.slug, next.id), undefined, { shallow: true, scroll: false });
  };
  return { variant, choose };
}
