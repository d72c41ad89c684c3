import { useRouter } from 'next/router';
import { useState } from 'react';
import { ListSkeleton } from '@/components/admin/load-state';
import { ProductEditor } from '@/components/admin/products/editor/product-editor';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';

/**
 * A product that is not made yet; its id is, so that its pictures have a place and a second try makes no second one. Unsaved
 * work has an id of its own, which may be another tab's: it counts once that work is taken up.
 */
export function NewProductView() {
  return useHydrated() ? <NewProduct /> : <ListSkeleton />;
}

function NewProduct() {
  const { replace } = useRouter();
  const [product] = useState(() => newProduct(randomKey()));
  return (
    <ProductEditor product={product} live={null} onSaved={({ id }) => void replace(adminPaths.product(id))} />
  );
}
