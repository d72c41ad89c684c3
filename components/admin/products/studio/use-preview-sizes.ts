import { useState } from 'react';
import type { Product } from '@/lib/domain/catalogue/product';
import { measuredSizes, type MeasuredSize } from '@/lib/domain/catalogue/variants/measured-sizes';
import type { BoardSize } from '@/lib/domain/studio/design/first-input';

/** Used while the product has no size in millimetres. */
const UNMEASURED: BoardSize = { widthMm: 300, heightMm: 400 };

export interface PreviewSizes {
  readonly all: readonly MeasuredSize[];
  readonly chosen: MeasuredSize | undefined;
  readonly size: BoardSize;
  choose(id: string): void;
}

/** The product's sizes, and the one shown. */
export function usePreviewSizes(product: Product): PreviewSizes {
  const [id, choose] = useState<string | null>(null);
  const all = measuredSizes(product);
  const chosen = all.find((size) => size.id === id) ?? all[0];
  return { all, chosen, size: chosen?.dimensions ?? UNMEASURED, choose };
}
