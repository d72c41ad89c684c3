import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { readStudioTemplate } from '@/lib/server/reads/studio';

interface DesignPageData {
  readonly product: Product;
  readonly builtAt: number;
  readonly template: StudioTemplate;
}

/** The data of a product's studio page, besides the shell; null if the product has no studio. */
export async function designPageData(store: StoreId, product: Product): Promise<DesignPageData | null> {
  if (!product.studio) return null;
  const template = await readStudioTemplate(store, product.id);
  // The product's page shows its description; here it would only make the page larger.
  return (
    template && { product: { ...product, description: { en: '', ar: '' } }, builtAt: Date.now(), template }
  );
}
