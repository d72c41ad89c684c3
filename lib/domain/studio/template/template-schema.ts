import { array, boolean, mixed, number, object, ValidationError } from 'yup';
import { cleanLine, cleanParagraphs } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { integer, invalid, localizedText, message, oneOf } from '@/lib/domain/request-schemas/parts';
import { isPartId } from '@/lib/domain/studio/design/parse-design-input';
import { ORNAMENTS } from '@/lib/domain/studio/ornaments/ornaments';
import { DATE_FORMS } from '@/lib/domain/studio/text/date-text';
import { FACES, facesOf, isFaceId, type FaceId, type FaceScript } from '@/lib/domain/studio/text/faces';
import { STUDIO_LIMITS as LIMITS } from './limits';
import {
  ALIGNMENTS,
  FIELD_KINDS,
  PICTURE_SHAPES,
  type Alignment,
  type LayerColor,
  type StudioLayer,
} from './template';

const HEX = /^#[0-9a-f]{6}$/;

const partId = () =>
  mixed<string>((value): value is string => isPartId(value))
    .required(invalid)
    .typeError(invalid);
const hex = () =>
  typedText((typed) => cleanLine(typed).toLowerCase(), 7, 'field.color.invalid')
    .required(message('field.color.invalid'))
    .matches(HEX, message('field.color.invalid'));
/** A text for shoppers, required in at least one language. */
const label = () =>
  localizedText(cleanLine, LIMITS.labelLength, 'field.text.long').test(
    'filled',
    message('field.text.required'),
    ({ en, ar }) => Boolean(en || ar),
  );
const millimetres = (min: number, max: number) =>
  number().strict().typeError(invalid).required(invalid).min(min, invalid).max(max, invalid);
/** Boxes may exceed the edge, for ornaments that run off the board. */
const thousandths = (min: number) => millimetres(min, 2000);

const face = (script: FaceScript) =>
  mixed<FaceId>((value): value is FaceId => isFaceId(value) && FACES[value].script === script).typeError(
    invalid,
  );

const faces = (script: FaceScript) =>
  array(face(script).required(invalid))
    .required(invalid)
    .min(1, invalid)
    .max(facesOf(script).length, invalid);

const color = () =>
  mixed<LayerColor>(
    (value): value is LayerColor =>
      value === 'ink' || value === 'background' || (typeof value === 'string' && HEX.test(value)),
  )
    .required(invalid)
    .typeError(invalid);

const field = object({
  id: partId(),
  kind: oneOf(FIELD_KINDS),
  label: label(),
  required: boolean().strict().required(invalid),
  maxLength: integer(1, LIMITS.fieldLength),
  dateForms: array(oneOf(DATE_FORMS)).min(1, invalid).max(DATE_FORMS.length, invalid),
  addOn: integer(0, LIMITS.addOn, 'field.amount.invalid'),
  example: localizedText(cleanParagraphs, LIMITS.exampleLength, 'field.text.long'),
});

const placed = {
  id: partId(),
  box: object({
    x: thousandths(-1000),
    y: thousandths(-1000),
    width: thousandths(1),
    height: thousandths(1),
  }),
};

const within = (outer: string, inner: string | undefined): string => [outer, inner].filter(Boolean).join('.');

const LAYERS = {
  text: object({
    ...placed,
    kind: oneOf(['text'] as const),
    fieldId: partId().nullable().defined(invalid),
    text: localizedText(cleanParagraphs, LIMITS.exampleLength, 'field.text.long'),
    faces: object({
      arabic: face('arabic').nullable().defined(invalid),
      latin: face('latin').nullable().defined(invalid),
    }),
    color: color(),
    align: mixed<Alignment>((value): value is Alignment => ALIGNMENTS.some((one) => one === value))
      .typeError(invalid)
      .nullable()
      .defined(invalid),
    minMm: millimetres(LIMITS.minTextMm, LIMITS.maxTextMm),
    maxMm: millimetres(LIMITS.minTextMm, LIMITS.maxTextMm),
    maxLines: integer(1, LIMITS.lines),
    lineHeight: integer(60, 400),
    kashida: boolean().strict().required(invalid),
  }).test(
    'sizes',
    invalid,
    ({ minMm, maxMm }, context) =>
      minMm <= maxMm || context.createError({ path: within(context.path, 'maxMm') }),
  ),
  picture: object({
    ...placed,
    kind: oneOf(['picture'] as const),
    fieldId: partId(),
    shape: oneOf(PICTURE_SHAPES),
  }),
  ornament: object({
    ...placed,
    kind: oneOf(['ornament'] as const),
    ornament: oneOf(ORNAMENTS),
    color: color(),
  }),
};

/** The schema of a layer by kind; an error names the invalid value of the layer. */
const layer = mixed<StudioLayer>()
  .required(invalid)
  .test('layer', invalid, (value, context) => {
    const kind = (value as { kind?: unknown } | undefined)?.kind;
    const schema =
      typeof kind === 'string' && Object.hasOwn(LAYERS, kind) ? LAYERS[kind as StudioLayer['kind']] : null;
    if (!schema) return false;
    try {
      schema.noUnknown(true, invalid).validateSync(value, { strict: true });
      return true;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return context.createError({ path: within(context.path, error.path), message: error.message });
    }
  });

const swatch = { id: partId(), name: label(), color: hex() };
const swatches = () => array(object(swatch)).required(invalid).min(1, invalid).max(LIMITS.swatches, invalid);

const isUnique = (list: readonly { readonly id: string }[] | undefined) =>
  new Set(list?.map(({ id }) => id)).size === (list?.length ?? 0);

/** A template as its editor sends it; `version` is the server's. Field names of errors are paths such as `layers[2]`. */
export const templateSchema = object({
  name: label(),
  safeMm: millimetres(0, LIMITS.maxSafeMm),
  bleedMm: millimetres(0, LIMITS.maxBleedMm),
  // Templates of earlier days have none.
  sizedForMm: number().typeError(invalid).default(0).min(0, invalid).max(LIMITS.maxSideMm, invalid),
  fields: array(field).required(invalid).max(LIMITS.fields, invalid).test('ids', invalid, isUnique),
  layers: array(layer)
    .required(invalid)
    .min(1, invalid)
    .max(LIMITS.layers, invalid)
    .test('ids', invalid, isUnique),
  arabicFaces: faces('arabic'),
  latinFaces: faces('latin'),
  inks: swatches().test('ids', invalid, isUnique),
  backgrounds: swatches().test('ids', invalid, isUnique),
  frames: array(
    object({ ...swatch, widthMm: millimetres(0, LIMITS.maxFrameMm), addOn: integer(0, LIMITS.addOn) }),
  )
    .required(invalid)
    .min(1, invalid)
    .max(LIMITS.frames, invalid)
    .test('ids', invalid, isUnique),
  alignments: array(oneOf(ALIGNMENTS)).required(invalid).min(1, invalid).max(ALIGNMENTS.length, invalid),
  makingDays: integer(0, LIMITS.makingDays),
}).test('fields', invalid, ({ layers, fields }, context) => {
  const lost = (layers ?? []).findIndex((one) => !layerFindsField(one, fields ?? []));
  return lost < 0 || context.createError({ path: `layers[${lost}].fieldId` });
});

/** A picture layer needs a picture field; a text layer needs another field or its own text. */
function layerFindsField(one: StudioLayer, fields: readonly { id: string; kind: string }[]): boolean {
  if (one.kind === 'ornament' || (one.kind === 'text' && one.fieldId === null)) return true;
  const found = fields.find(({ id }) => id === one.fieldId);
  return found !== undefined && (found.kind === 'picture') === (one.kind === 'picture');
}
