import { MAX_OPTIONS } from '@/lib/domain/catalogue/product-schema';

/** The shop systems whose exports can be imported. */
export const FOREIGN_FORMATS = ['shopify', 'woocommerce', 'salla'] as const;
export type ForeignFormat = (typeof FOREIGN_FORMATS)[number];

/** The targets of a foreign column: keys under `admin-import:target.…`. */
const PLAIN_TARGETS = [
  'key',
  'id',
  'parent',
  'rowKind',
  'title',
  'titleEn',
  'titleAr',
  'description',
  'descriptionEn',
  'descriptionAr',
  'shortDescription',
  'brand',
  'category',
  'taxonomy',
  'published',
  'status',
  'sku',
  'price',
  'salePrice',
  'compareAtPrice',
  'stock',
  'inStock',
  'weightG',
  'weightKg',
  'weightUnit',
  'images',
  'imageAlt',
  'variantImage',
] as const;
export type PlainTarget = (typeof PLAIN_TARGETS)[number];

/** The targets of each option, numbered from 1. */
const OPTION_TARGETS = ['optionName', 'optionValue', 'optionSwatch'] as const;
export type OptionTarget = (typeof OPTION_TARGETS)[number];
export type Target = PlainTarget | `${OptionTarget}${number}`;

export const optionTarget = (target: OptionTarget, number: number): Target => `${target}${number}`;

export const TARGETS: readonly Target[] = [
  ...PLAIN_TARGETS,
  ...Array.from({ length: MAX_OPTIONS }, (_, index) =>
    OPTION_TARGETS.map((target) => optionTarget(target, index + 1)),
  ).flat(),
];

/** Splits a numbered target into key and number, for its label. */
export function targetName(target: Target): {
  readonly key: PlainTarget | OptionTarget;
  readonly number: number;
} {
  const [, key, number] = /^(option[A-Z][a-z]+)(\d)$/.exec(target) ?? [];
  return { key: (key ?? target) as PlainTarget | OptionTarget, number: Number(number ?? 0) };
}

/** The headings of a format as its vendor publishes them, in English and Arabic; `#` is an option's number. */
type Headings = Readonly<Partial<Record<PlainTarget | OptionTarget, readonly string[]>>>;

export const HEADINGS: Readonly<Record<ForeignFormat, Headings>> = {
  // https://help.shopify.com/en/manual/products/import-export/using-csv
  shopify: {
    key: ['Handle', 'URL handle', 'معرّف الرابط'],
    title: ['Title', 'العنوان'],
    description: ['Body (HTML)', 'Description', 'النص (HTML)', 'الوصف'],
    brand: ['Vendor', 'المورّد', 'البائع'],
    category: ['Type', 'Product type', 'نوع المنتج', 'النوع'],
    taxonomy: ['Product Category', 'فئة المنتج'],
    published: ['Published', 'Published on online store', 'منشور'],
    status: ['Status', 'الحالة'],
    sku: ['Variant SKU', 'SKU'],
    price: ['Variant Price', 'Price', 'سعر المتغير', 'السعر'],
    compareAtPrice: ['Variant Compare At Price', 'Compare-at price', 'السعر قبل الخصم'],
    weightG: ['Variant Grams', 'Weight value (grams)'],
    stock: ['Variant Inventory Qty', 'Inventory quantity', 'كمية المخزون'],
    images: ['Image Src', 'Product image URL', 'رابط الصورة'],
    imageAlt: ['Image Alt Text', 'النص البديل للصورة'],
    variantImage: ['Variant Image', 'Variant image URL', 'صورة المتغير'],
    optionName: ['Option# Name', 'اسم الخيار #'],
    optionValue: ['Option# Value', 'قيمة الخيار #'],
  },
  // https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
  woocommerce: {
    id: ['ID', 'المعرّف'],
    rowKind: ['Type', 'النوع'],
    sku: ['SKU', 'رمز المنتج (SKU)', 'رمز المنتج'],
    title: ['Name', 'الاسم'],
    published: ['Published', 'منشور', 'تم النشر'],
    shortDescription: ['Short description', 'وصف قصير', 'الوصف القصير'],
    description: ['Description', 'الوصف'],
    inStock: ['In stock?', 'متوفر في المخزون؟', 'متوفّر؟'],
    stock: ['Stock', 'المخزون'],
    weightG: ['Weight (g)', 'الوزن (غ)', 'الوزن (g)'],
    weightKg: ['Weight (kg)', 'الوزن (كجم)', 'الوزن (kg)'],
    salePrice: ['Sale price', 'سعر التخفيض', 'سعر البيع'],
    price: ['Regular price', 'السعر العادي', 'السعر الافتراضي'],
    category: ['Categories', 'التصنيفات'],
    brand: ['Brands', 'Brand', 'العلامات التجارية', 'العلامة التجارية'],
    images: ['Images', 'الصور'],
    parent: ['Parent', 'الأصل', 'الأب'],
    optionName: ['Attribute # name', 'اسم الخاصية #', 'اسم السمة #'],
    optionValue: ['Attribute # value(s)', 'قيم الخاصية #', 'قيمة الخاصية #', 'قيم السمة #'],
  },
  // Salla's template from its dashboard; its headings are always Arabic.
  salla: {
    id: ['رقم المنتج', 'معرف المنتج', 'No.'],
    rowKind: ['النوع', 'Type'],
    title: ['أسم المنتج', 'Product name'],
    category: ['تصنيف المنتج', 'تصنيفات المنتج', 'Product category'],
    images: ['صورة المنتج', 'صور المنتج', 'Product image'],
    imageAlt: ['وصف صورة المنتج', 'Product image description'],
    price: ['سعر المنتج', 'السعر', 'Product price'],
    salePrice: ['السعر المخفض', 'السعر المخفّض', 'Discounted price'],
    description: ['الوصف', 'وصف المنتج', 'Description'],
    sku: ['رمز المنتج sku', 'رمز المنتج', 'SKU'],
    weightKg: ['الوزن', 'وزن المنتج', 'Weight'],
    weightUnit: ['وحدة الوزن', 'Weight unit'],
    stock: ['الكمية', 'الكمية المتوفرة', 'كمية المنتج', 'Quantity'],
    brand: ['الماركة', 'العلامة التجارية', 'Brand'],
    status: ['حالة المنتج', 'Status'],
    optionName: ['[#] الاسم', '[#] Name'],
    optionValue: ['[#] القيمة', '[#] Value'],
    optionSwatch: ['[#] الصورة / اللون', '[#] Image / Color'],
  },
};
