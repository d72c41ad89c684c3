import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import type {
  Brand,
  Category,
  Product,
  ProductImage,
  ProductOption,
  Variant,
} from '@/lib/domain/catalogue/product';
import { cleanOptionName } from '@/lib/domain/catalogue/variants/option-name';
import { variantId, type StoreId } from '@/lib/domain/ids';
import type { LocalizedText } from '@/lib/domain/locale';
import { sumStock } from '@/lib/domain/stock/move-stock';
import { cycle, integer, pick, randomOf } from '../random';
import type { Design, FrameColor } from '../data/design';
import { BRANDS, CATEGORIES, type CategorySeed } from '../data/groups';
import { FRAME_SWATCH } from '../pictures/frame';
import type { Room } from '../pictures/furniture';
import { HEIGHT, WIDTH } from '../pictures/svg';
import { text } from '../data/design';

export const DAY_MS = 24 * 60 * 60 * 1000;

/** A product and what its pictures show. */
export interface Board {
  readonly product: Product;
  readonly design: Design;
  readonly room: Room;
}

const FRAME_NAMES: Record<FrameColor, LocalizedText> = {
  black: text('Black', 'أسود'),
  oak: text('Oak', 'بلوط'),
  white: text('White', 'أبيض'),
  walnut: text('Walnut', 'جوز'),
};

const FRAMED: Record<FrameColor, LocalizedText> = {
  black: text('in a black frame', 'في إطار أسود'),
  oak: text('in an oak frame', 'في إطار من البلوط'),
  white: text('in a white frame', 'في إطار أبيض'),
  walnut: text('in a walnut frame', 'في إطار من الجوز'),
};

const ROOM_NAMES: Record<Room, LocalizedText> = {
  sideboard: text('above a wooden sideboard', 'فوق خزانة خشبية'),
  armchair: text('above an armchair', 'فوق كرسي مريح'),
  desk: text('above a desk', 'فوق مكتب'),
  bench: text('above a bench', 'فوق مقعد خشبي'),
  nursery: text('in a child’s room', 'في غرفة أطفال'),
};

const measured = (en: string, ar: string) => text(cleanOptionName(en), cleanOptionName(ar));

/** Sizes with their extra price over the smallest, in cents. */
const SIZES = [
  {
    id: 'a4',
    name: measured('A4 (21 × 29.7 cm)', 'A4 (21 × 29.7 سم)'),
    dimensions: { widthMm: 210, heightMm: 297 },
    step: 0,
  },
  {
    id: 'a3',
    name: measured('A3 (29.7 × 42 cm)', 'A3 (29.7 × 42 سم)'),
    dimensions: { widthMm: 297, heightMm: 420 },
    step: 1400,
  },
  {
    id: '50x70',
    name: measured('50 × 70 cm', '50 × 70 سم'),
    dimensions: { widthMm: 500, heightMm: 700 },
    step: 3600,
  },
] as const;

/** Frames that cost more than the rest, in cents. */
const FRAME_EXTRA: Record<FrameColor, number> = { black: 0, white: 0, oak: 400, walnut: 600 };

const MATERIALS = text(
  'Printed with pigment inks on 310 g cotton paper, set behind glare-free acrylic in a solid wood frame, ready to hang.',
  'مطبوعة بأحبار صبغية على ورق قطني 310 غ، خلف أكريليك مانع للانعكاس في إطار من الخشب المصمت، وجاهزة للتعليق.',
);

const join = (...parts: readonly LocalizedText[]): LocalizedText => ({
  en: parts.map(({ en }) => en).join(' '),
  ar: parts.map(({ ar }) => ar).join(' '),
});

const categoryOf = (design: Design): CategorySeed => {
  const found = CATEGORIES.find(({ subCategories }) =>
    subCategories.some(({ id }) => id === design.subCategory),
  );
  if (!found) throw new Error(`No category holds ${design.subCategory}.`);
  return found;
};

const imageOf = (store: StoreId, slug: string, n: number, alt: LocalizedText): ProductImage => ({
  path: `stores/${store}/products/${slug}/${n}.webp`,
  alt,
  width: WIDTH,
  height: HEIGHT,
});

/** Builds a board's product, with its stock before the first order; `now` in milliseconds. */
export function buildBoard(store: StoreId, design: Design, index: number, now: number): Board {
  const random = randomOf(`${store} ${design.slug}`);
  const category = categoryOf(design);
  const room = cycle(category.rooms, index);
  const base = pick(random, [1900, 2200, 2400, 2900]);
  const variants = design.frames.flatMap((frame, framed) =>
    SIZES.map((size): Variant => ({
      id: variantId(`${design.slug}-${frame}-${size.id}`),
      sku: `${design.slug
        .split('-')
        .map((word) => word.slice(0, 3))
        .join('')
        .slice(0, 9)
        .toUpperCase()}-${frame.slice(0, 3).toUpperCase()}-${size.id.toUpperCase()}`,
      optionValues: { color: frame, size: size.id },
      price: base + size.step + FRAME_EXTRA[frame],
      stock: integer(random, 30, 60),
      // The first picture is the board without a frame.
      image: framed + 1,
      enabled: true,
    })),
  );
  // The newest boards are some weeks old at most, and at least a day.
  const createdAt = now - (1 + ((index * 37) % 120)) * DAY_MS - integer(random, 0, 600) * 60_000;
  const price = Math.min(...variants.map((variant) => variant.price));
  const product: Product = {
    ...newProduct(design.slug),
    slug: design.slug,
    title: design.title,
    description: join(design.story, MATERIALS, category.purpose),
    images: [
      imageOf(store, design.slug, 1, design.alt),
      ...design.frames.map((frame, index) =>
        imageOf(store, design.slug, index + 2, {
          en: `${design.title.en} ${FRAMED[frame].en} ${ROOM_NAMES[room].en}`,
          ar: `لوحة «${design.title.ar}» ${FRAMED[frame].ar} ${ROOM_NAMES[room].ar}`,
        }),
      ),
    ],
    categoryId: category.id,
    subCategoryId: design.subCategory,
    brandId: design.brand,
    price,
    compareAtPrice: index % 5 === 2 ? price + pick(random, [500, 700, 900]) : null,
    options: optionsOf(design.frames),
    variants,
    stock: sumStock(variants),
    status: 'active',
    createdAt,
    updatedAt: createdAt,
  };
  return { product, design, room };
}

const optionsOf = (frames: readonly FrameColor[]): ProductOption[] => [
  {
    id: 'color',
    name: text('Color', 'اللون'),
    values: frames.map((id) => ({ id, name: FRAME_NAMES[id], swatch: FRAME_SWATCH[id] })),
  },
  { id: 'size', name: text('Size', 'المقاس'), values: SIZES.map(({ step: _, ...value }) => value) },
];

/** Every category and sub-category that has boards. */
export function buildCategories(store: StoreId, products: readonly Product[]): Category[] {
  const used = CATEGORIES.filter(({ id }) => products.some(({ categoryId }) => categoryId === id));
  return used.flatMap((category, order): Category[] => [
    {
      id: category.id,
      slug: category.id,
      name: category.name,
      image: {
        path: `stores/${store}/categories/${category.id}.webp`,
        alt: category.name,
        width: 900,
        height: 900,
      },
      parentId: null,
      order,
      productCount: products.filter(({ categoryId }) => categoryId === category.id).length,
    },
    ...category.subCategories
      .map((sub, position) => ({
        id: sub.id,
        slug: sub.id,
        name: sub.name,
        image: null,
        parentId: category.id,
        order: position,
        productCount: products.filter(({ subCategoryId }) => subCategoryId === sub.id).length,
      }))
      .filter(({ productCount }) => productCount > 0),
  ]);
}

export function buildBrands(store: StoreId, products: readonly Product[]): Brand[] {
  return BRANDS.map((brand, order) => ({
    id: brand.id,
    slug: brand.id,
    name: brand.name,
    image: { path: `stores/${store}/brands/${brand.id}.webp`, alt: brand.name, width: 800, height: 500 },
    order,
    productCount: products.filter(({ brandId }) => brandId === brand.id).length,
  })).filter(({ productCount }) => productCount > 0);
}
