import type { Product } from '@/lib/domain/catalogue/product';
import { storeId } from '@/lib/domain/ids';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { env } from '@/lib/env';
import { readProductBySlug } from '@/lib/server/reads/catalogue';
import { readStudioTemplate } from '@/lib/server/reads/studio';

interface DesignPageData {
  readonly product: Product;
  readonly builtAt: number;
  readonly template: StudioTemplate;
}

/** What a product's studio shows beside the shell; null where no active product with this slug is designed. */
export async function designPageData(slug: string): Promise<DesignPageData | null> {
  const store = storeId(env.storeId);
  const product = await readProductBySlug(store, slug);
  if (!product?.studio) return null;
  const template = await readStudioTemplate(store, product.id);
  // The product's own page tells of it; here its texts would only make the page larger.
  return (
    template && { product: { ...product, description: { en: '', ar: '' } }, builtAt: Date.now(), template }
  );
}
