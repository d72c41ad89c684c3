import { textIn, type Locale } from '@/lib/domain/locale';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { isFilledIn } from './add-ons';
import type { DesignInput, PictureInput } from './design-input';

export interface BoardSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** The input of an empty board. */
export const EMPTY_INPUT: DesignInput = {
  locale: 'en',
  widthMm: 0,
  heightMm: 0,
  texts: {},
  verses: {},
  pictures: {},
  arabicFace: 'naskh',
  latinFace: 'garamond',
  inkId: '',
  backgroundId: '',
  frameId: '',
  align: 'center',
};

/** A shopper's initial input: no texts, and the template's first choices. */
export const firstInput = (
  template: StudioTemplate,
  { widthMm, heightMm }: BoardSize,
  locale: Locale,
): DesignInput => ({
  ...EMPTY_INPUT,
  locale,
  widthMm,
  heightMm,
  arabicFace: template.arabicFaces[0] ?? EMPTY_INPUT.arabicFace,
  latinFace: template.latinFaces[0] ?? EMPTY_INPUT.latinFace,
  inkId: template.inks[0]?.id ?? '',
  backgroundId: template.backgrounds[0]?.id ?? '',
  frameId: template.frames[0]?.id ?? '',
  align: template.alignments[0] ?? EMPTY_INPUT.align,
});

/** Whether no field is filled in. */
export const isUntouched = ({ texts, pictures }: DesignInput): boolean =>
  Object.keys({ ...texts, ...pictures }).length === 0;

/** Stands for a picture that nobody has chosen; `lib/pictures/example-picture` draws it. */
export const EXAMPLE_PICTURE: PictureInput = {
  path: 'example',
  widthPx: 16_000,
  heightPx: 12_000,
  crop: { x: 0, y: 0, width: 1000, height: 1000 },
};

/** Fills empty fields with their examples: for previews, never for an order. */
export const withExamples = (template: StudioTemplate, input: DesignInput): DesignInput => ({
  ...input,
  pictures: Object.fromEntries([
    ...Object.entries(input.pictures),
    ...template.fields
      .filter((field) => field.kind === 'picture' && !isFilledIn(field, input))
      .map((field) => [field.id, EXAMPLE_PICTURE]),
  ]),
  texts: Object.fromEntries([
    ...Object.entries(input.texts),
    ...template.fields
      .filter((field) => field.kind !== 'picture' && !isFilledIn(field, input))
      .map((field) => [field.id, textIn(field.example, input.locale)]),
  ]),
});
