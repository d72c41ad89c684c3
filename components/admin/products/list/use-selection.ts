import { useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';

export interface Selection {
  /** As they were last seen, in the order they were chosen; pages left behind included. */
  readonly products: readonly Product[];
  has(id: string): boolean;
  toggle(products: readonly Product[], isOn: boolean): void;
  clear(): void;
}

/** Products chosen for a bulk change, over the pages of the list. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Product>>(new Map());
  return {
    products: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (products, isOn) =>
      setChosen((before) => {
        const next = new Map(before);
        for (const product of products)
          if (isOn) next.set(product.id, product);
          else next.delete(product.id);
        return next;
      }),
    clear: () => setChosen(new Map()),
  };
}
