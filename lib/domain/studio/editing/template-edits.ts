import type { LocalizedText } from '@/lib/domain/locale';
import type {
  Box,
  FieldKind,
  FrameChoice,
  OrnamentLayer,
  PictureLayer,
  StudioField,
  StudioLayer,
  StudioTemplate,
  Swatch,
  TextLayer,
} from '@/lib/domain/studio/template/template';
import { LONGEST_DATE } from '@/lib/domain/studio/text/date-text';
import { facesOf } from '@/lib/domain/studio/text/faces';

/** A template in its editor; the server counts versions. */
export type TemplateContent = Omit<StudioTemplate, 'version'>;

export const contentOf = ({ version: _, ...content }: StudioTemplate): TemplateContent => content;

const text = (en: string, ar: string): LocalizedText => ({ en, ar });
const MIDDLE: Box = { x: 200, y: 400, width: 600, height: 200 };

/** An id that `taken` does not contain: `name`, `name-2`, … */
export function freshId(name: string, taken: readonly { readonly id: string }[]): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? name : `${name}-${number}`;
    if (taken.every((one) => one.id !== id)) return id;
  }
}

const aTextLayer = (id: string, fieldId: string | null, words: LocalizedText): TextLayer => ({
  id,
  kind: 'text',
  fieldId,
  box: MIDDLE,
  text: words,
  faces: { arabic: null, latin: null },
  color: 'ink',
  align: null,
  minMm: 4,
  maxMm: 60,
  maxLines: 1,
  lineHeight: 135,
  kashida: false,
});

const aPictureLayer = (id: string, fieldId: string, box = MIDDLE): PictureLayer => ({
  id,
  kind: 'picture',
  fieldId,
  box,
  shape: 'rectangle',
});

const anOrnament = (id: string): OrnamentLayer => ({
  id,
  kind: 'ornament',
  ornament: 'rule',
  color: 'ink',
  box: { x: 350, y: 620, width: 300, height: 30 },
});

const aField = (id: string, kind: FieldKind): StudioField => ({
  id,
  kind,
  label: kind === 'picture' ? text('Picture', 'صورة') : text('Text', 'نص'),
  required: false,
  maxLength: 40,
  addOn: 0,
  example: kind === 'picture' ? text('', '') : text('Your words', 'كلماتك'),
});

export const aSwatch = (taken: readonly Swatch[], color: string): Swatch => ({
  id: freshId('color', taken),
  name: text('New colour', 'لون جديد'),
  color,
});

export const aFrame = (taken: readonly FrameChoice[]): FrameChoice => ({
  id: freshId('frame', taken),
  name: text('New frame', 'إطار جديد'),
  color: '#c09a68',
  widthMm: 18,
  addOn: 0,
});

/** A template with one name in the middle of an empty board. */
export const emptyTemplate = (name: LocalizedText): TemplateContent => ({
  name,
  safeMm: 10,
  bleedMm: 3,
  sizedForMm: 300,
  fields: [
    {
      ...aField('name', 'name'),
      label: text('Name', 'الاسم'),
      required: true,
      example: text('Leila', 'ليلى'),
    },
  ],
  layers: [aTextLayer('name', 'name', text('', ''))],
  // The first is loaded with the shopper's first preview, so not Amiri, which is three times as large.
  arabicFaces: ['diwani', ...facesOf('arabic').filter((face) => face !== 'diwani')],
  latinFaces: facesOf('latin'),
  inks: [{ id: 'charcoal', name: text('Charcoal', 'فحمي'), color: '#2a2725' }],
  backgrounds: [{ id: 'paper', name: text('Paper', 'ورقي'), color: '#f7f2e8' }],
  frames: [{ id: 'none', name: text('No frame', 'بلا إطار'), color: '#000000', widthMm: 0, addOn: 0 }],
  alignments: ['center'],
  makingDays: 3,
});

/** Adds a layer in front of all others; a picture layer comes with its field. */
export function withNewLayer(template: TemplateContent, kind: StudioLayer['kind']): TemplateContent {
  if (kind === 'picture') return withNewField(template, 'picture');
  const id = freshId(kind, template.layers);
  const layer = kind === 'text' ? aTextLayer(id, null, text('Text', 'نص')) : anOrnament(id);
  return { ...template, layers: [...template.layers, layer] };
}

/** Adds a field with a layer for it. */
export function withNewField(template: TemplateContent, kind: FieldKind): TemplateContent {
  const field = aField(freshId(kind, template.fields), kind);
  const id = freshId(field.id, template.layers);
  const layer = kind === 'picture' ? aPictureLayer(id, field.id) : aTextLayer(id, field.id, text('', ''));
  return { ...template, fields: [...template.fields, field], layers: [...template.layers, layer] };
}

/** Removes a field and its layers. */
export const withoutField = (template: TemplateContent, id: string): TemplateContent => ({
  ...template,
  fields: template.fields.filter((field) => field.id !== id),
  layers: template.layers.filter((layer) => layer.kind === 'ornament' || layer.fieldId !== id),
});

export const withoutLayer = (template: TemplateContent, id: string): TemplateContent => ({
  ...template,
  layers: template.layers.filter((layer) => layer.id !== id),
});

export const withBox = (template: TemplateContent, id: string, box: Box): TemplateContent => ({
  ...template,
  layers: template.layers.map((layer) => (layer.id === id ? { ...layer, box } : layer)),
});

/** Changes the kind of a field; its layers follow when it becomes a picture or stops being one. */
export function withFieldKind(template: TemplateContent, id: string, kind: FieldKind): TemplateContent {
  const shown = (layer: StudioLayer): StudioLayer => {
    if (layer.kind === 'ornament' || layer.fieldId !== id) return layer;
    if ((layer.kind === 'picture') === (kind === 'picture')) return layer;
    return layer.kind === 'text'
      ? aPictureLayer(layer.id, id, layer.box)
      : { ...aTextLayer(layer.id, id, text('', '')), box: layer.box };
  };
  return {
    ...template,
    fields: template.fields.map((field) => (field.id === id ? ofKind(field, kind) : field)),
    layers: template.layers.map(shown),
  };
}

/** A date needs room for both calendars. */
const ofKind = (field: StudioField, kind: FieldKind): StudioField => ({
  ...field,
  kind,
  ...(kind === 'date' && { maxLength: Math.max(field.maxLength, LONGEST_DATE) }),
});

/** Moves an item by some places, within the list. */
export function movedItem<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}
