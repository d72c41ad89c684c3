import type { Product, Variant } from '@/lib/domain/catalogue/product';
import { variantId, type StoreId } from '@/lib/domain/ids';
import { sumStock } from '@/lib/domain/stock/move-stock';
import { text } from '../data/design';
import { STUDIO_BOARDS, type StudioBoardSeed } from '../data/studio-boards';
import { buildBoard, DAY_MS, type Board } from './build-catalogue';

/** The same proportions as the boards' pictures, with prices in cents. */
const SIZES = [
  { id: '24x30', name: text('24 × 30 cm', '24 × 30 سم'), widthMm: 240, heightMm: 300, price: 3900 },
  { id: '40x50', name: text('40 × 50 cm', '40 × 50 سم'), widthMm: 400, heightMm: 500, price: 5900 },
  { id: '60x75', name: text('60 × 75 cm', '60 × 75 سم'), widthMm: 600, heightMm: 750, price: 8900 },
] as const;

/** Blank frames of each size. */
const BLANKS = 80;
/** Older than all other products, so that no list shows them as new. */
const OLDEST_DAYS = 125;

interface StudioBoard extends Omit<Board, 'design'> {
  readonly seed: StudioBoardSeed;
}

/** The boards that shoppers of the demo store can design. `now` in milliseconds. */
export const buildStudioBoards = (store: StoreId, now: number): StudioBoard[] =>
  STUDIO_BOARDS.map((seed, index) => {
    const art = { kind: 'alphabet', palette: 'linen', script: 'arabic' } as const;
    const { product, room } = buildBoard(store, { ...seed, art }, index, now);
    const variants = SIZES.map(({ id, price }): Variant => ({
      id: variantId(`${seed.slug}-${id}`),
      sku: `STUDIO-${index + 1}-${id.toUpperCase()}`,
      optionValues: { size: id },
      price,
      stock: BLANKS,
      image: 0,
      enabled: true,
    }));
    const createdAt = now - (OLDEST_DAYS + index) * DAY_MS;
    const studio: Product = {
      ...product,
      studio: true,
      price: Math.min(...variants.map(({ price }) => price)),
      compareAtPrice: null,
      options: [
        {
          id: 'size',
          name: text('Size', 'المقاس'),
          values: SIZES.map(({ id, name, widthMm, heightMm }) => ({
            id,
            name,
            dimensions: { widthMm, heightMm },
          })),
        },
      ],
      variants,
      stock: sumStock(variants),
      createdAt,
      updatedAt: createdAt,
    };
    return { product: studio, room, seed };
  });
