import { useRouter } from 'next/router';
import { useState } from 'react';
import { initialVariant, withOption } from '@/lib/domain/catalogue/choose-variant';
import { findOffered, type Product, type Variant } from '@/lib/domain/catalogue/product';
import { paths } from '@/lib/paths';

interface ChosenVariant {
  readonly variant: Variant | undefined;
  /** Somebody chose it, here or in the link that led here; else it is only the first that can be bought. */
  readonly isChosen: boolean;
  readonly choose: (optionId: string, valueId: string) => void;
}

/** The variant that the shopper looks at; the address follows it, so that a link or a reload shows the same. */
export function useVariant(product: Product): ChosenVariant {
  const { query, replace, isReady } = useRouter();
  const linked = isReady ? query.variant : undefined;
  // What was chosen counts at once; the address it was chosen at is left a moment later, and then speaks for itself.
  const [chosen, setChosen] = useState<{ at: unknown; id: string } | null>(null);
  const ahead = chosen && chosen.at === linked ? findOffered(product, chosen.id) : undefined;
  const variant = ahead ?? initialVariant(product, linked);
  const choose = (optionId: string, valueId: string) => {
    const next = variant && withOption(product, variant, optionId, valueId);
    if (!next) return;
    setChosen({ at: linked, id: next.id });
    void replace(paths.product(product.slug, next.id), undefined, { shallow: true, scroll: false });
  };
  return { variant, isChosen: Boolean(ahead) || variant?.id === linked, choose };
}
