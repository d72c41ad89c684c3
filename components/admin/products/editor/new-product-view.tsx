import { useRouter } from 'next/router';
import { useState } from 'react';
import { ListSkeleton } from '@/components/admin/load-state';
import { ProductEditor } from '@/components/admin/products/editor/product-editor';
import { adminPaths } from '@/lib/admin-paths';
import { randomKey } from '@/lib/browser/random-key';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';

/**
 * A product before it is created. It has its id already, so that its pictures have a path and a retry creates no second
 * product. Unsaved work has its own id, perhaps from another tab, which is used when that work is resumed.
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
