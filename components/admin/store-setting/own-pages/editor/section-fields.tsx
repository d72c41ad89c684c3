import type { ComponentType } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import {
  AddressControl,
  InstantControl,
  LeastStarsControl,
  LinkControl,
  ParagraphsControl,
  PictureControl,
  PointControl,
  SizeControl,
  SourceControl,
  TextsControl,
  WidthControl,
  type ControlProps,
} from '@/components/admin/store-setting/own-pages/controls/plain-controls';
import {
  BoardControl,
  BrandsControl,
  CategoriesControl,
  CategoryControl,
  CountControl,
  ProductsControl,
} from '@/components/admin/store-setting/own-pages/controls/catalogue-controls';
import { FaqControl } from '@/components/admin/store-setting/own-pages/controls/faq-control';
import { PicturesControl } from '@/components/admin/store-setting/own-pages/controls/pictures-control';
import { RichTextControl } from '@/components/admin/store-setting/own-pages/controls/rich-text-control';
import { WeekControl } from '@/components/admin/store-setting/own-pages/controls/week-control';
import { fieldsOf, type Fields } from '@/lib/domain/parse/fields';
import { SECTION_FIELDS, type SectionKind } from '@/lib/domain/own-pages/sections';

type Tables = typeof SECTION_FIELDS;
type FieldName = { [K in SectionKind]: keyof Tables[K] }[SectionKind] & string;

/** The control of each field in SECTION_FIELDS; a new field does not compile without one. */
const CONTROLS: Readonly<Record<FieldName, ComponentType<ControlProps>>> = {
  title: TextsControl,
  subtitle: TextsControl,
  action: TextsControl,
  body: RichTextControl,
  link: LinkControl,
  address: AddressControl,
  image: PictureControl,
  before: PictureControl,
  after: PictureControl,
  images: PicturesControl,
  width: WidthControl,
  size: SizeControl,
  source: SourceControl,
  productIds: ProductsControl,
  categoryId: CategoryControl,
  count: CountControl,
  categoryIds: CategoriesControl,
  brandIds: BrandsControl,
  productId: BoardControl,
  least: LeastStarsControl,
  items: FaqControl,
  until: InstantControl,
  place: TextsControl,
  point: PointControl,
  week: WeekControl,
  note: ParagraphsControl,
};

/** Fields that are shown only for certain values of other fields. */
const NEEDED: Partial<Record<FieldName, (section: Fields) => boolean>> = {
  productIds: ({ source }) => source === 'chosen',
  categoryId: ({ source }) => source === 'category',
  count: ({ kind, source }) => kind === 'testimonials' || source !== 'chosen',
};

interface SectionFieldsProps {
  readonly kind: SectionKind;
  /** The section's path in the surrounding form. */
  readonly name: string;
}

/** The fields of a section, in the order of its kind's list. */
export function SectionFields({ kind, name }: SectionFieldsProps) {
  const { t } = useTranslation('admin-pages');
  const { control } = useFormContext();
  const section = fieldsOf(useWatch({ control, name }));
  const fields = Object.keys(SECTION_FIELDS[kind]) as FieldName[];
  return fields
    .filter((field) => NEEDED[field]?.(section) ?? true)
    .map((field) => {
      const Control = CONTROLS[field];
      return <Control key={field} name={`${name}.${field}`} label={t(`field.${field}`)} />;
    });
}
