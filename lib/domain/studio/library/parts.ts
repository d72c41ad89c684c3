import type { LocalizedText } from '@/lib/domain/locale';
import type { OrnamentId } from '@/lib/domain/studio/ornaments/ornaments';
import type {
  Box,
  FrameChoice,
  OrnamentLayer,
  PictureLayer,
  PictureShape,
  StudioField,
  StudioLayer,
  StudioTemplate,
  Swatch,
  TextLayer,
} from '@/lib/domain/studio/template/template';
import { LONGEST_DATE } from '@/lib/domain/studio/text/date-text';
import { facesOf, type FaceId } from '@/lib/domain/studio/text/faces';

export const words = (en: string, ar: string): LocalizedText => ({ en, ar });

/** Left, top, width and height in thousandths of the board. */
type Place = readonly [x: number, y: number, width: number, height: number];
const boxOf = ([x, y, width, height]: Place): Box => ({ x, y, width, height });

const swatch = (id: string, en: string, ar: string, color: string): Swatch => ({
  id,
  name: words(en, ar),
  color,
});

const INKS = {
  charcoal: swatch('charcoal', 'Charcoal', 'فحمي', '#2a2725'),
  forest: swatch('forest', 'Forest', 'أخضر غامق', '#27463a'),
  navy: swatch('navy', 'Navy', 'كحلي', '#1f2f4d'),
  terracotta: swatch('terracotta', 'Terracotta', 'طيني', '#a4553a'),
  gold: swatch('gold', 'Gold', 'ذهبي', '#b08a3e'),
  cream: swatch('cream', 'Cream', 'كريمي', '#f6efe0'),
  burgundy: swatch('burgundy', 'Burgundy', 'عنابي', '#6a2435'),
} as const;
export type InkName = keyof typeof INKS;

const BACKGROUNDS = {
  paper: swatch('paper', 'Paper', 'ورقي', '#f7f2e8'),
  white: swatch('white', 'White', 'أبيض', '#fdfcfa'),
  sand: swatch('sand', 'Sand', 'رملي', '#e9dcc6'),
  sage: swatch('sage', 'Sage', 'مريمية', '#d6dccb'),
  blush: swatch('blush', 'Blush', 'وردي فاتح', '#f0ddd4'),
  night: swatch('night', 'Night', 'ليلي', '#1b2a41'),
  emerald: swatch('emerald', 'Emerald', 'زمردي', '#1e4038'),
} as const;
export type BackgroundName = keyof typeof BACKGROUNDS;

const FRAMES: readonly FrameChoice[] = [
  { id: 'none', name: words('No frame', 'بلا إطار'), color: '#000000', widthMm: 0, addOn: 0 },
  { id: 'oak', name: words('Oak', 'بلوط'), color: '#c09a68', widthMm: 18, addOn: 0 },
  { id: 'black', name: words('Black', 'أسود'), color: '#242220', widthMm: 18, addOn: 0 },
  { id: 'white', name: words('White', 'أبيض'), color: '#f2efe9', widthMm: 18, addOn: 0 },
  { id: 'walnut', name: words('Walnut', 'جوز'), color: '#63412b', widthMm: 18, addOn: 0 },
];

export function field(
  id: string,
  kind: StudioField['kind'],
  label: LocalizedText,
  example: LocalizedText,
  maxLength = 40,
  required = true,
): StudioField {
  return { id, kind, label, required, maxLength, addOn: 0, example };
}

export const NAME = (en: string, ar: string) =>
  field('name', 'name', words('Name', 'الاسم'), words(en, ar), 30);
export const DATE = field(
  'date',
  'date',
  words('Date', 'التاريخ'),
  words('12 June 2026', '٢٦ ذو الحجة ١٤٤٧'),
  LONGEST_DATE,
  false,
);

type TextStyle = Partial<Omit<TextLayer, 'kind' | 'id' | 'box' | 'fieldId' | 'text'>>;

const layerOfText = (id: string, place: Place, maxMm: number, style: TextStyle): TextLayer => ({
  id,
  kind: 'text',
  fieldId: id,
  box: boxOf(place),
  text: words('', ''),
  faces: { arabic: null, latin: null },
  color: 'ink',
  align: 'center',
  minMm: 3,
  maxMm,
  maxLines: 1,
  lineHeight: 135,
  kashida: false,
  ...style,
});

/** A layer that shows a field. */
export const shown = (fieldId: string, place: Place, maxMm: number, style: TextStyle = {}): TextLayer =>
  layerOfText(fieldId, place, maxMm, style);

/** A layer with the same text on every board. */
export const said = (
  id: string,
  text: LocalizedText,
  place: Place,
  maxMm: number,
  style: TextStyle = {},
): TextLayer => ({
  ...layerOfText(id, place, maxMm, style),
  fieldId: null,
  text,
});

export const drawn = (
  ornament: OrnamentId,
  place: Place,
  color: OrnamentLayer['color'] = 'ink',
  id: string = ornament,
): OrnamentLayer => ({ id, kind: 'ornament', ornament, color, box: boxOf(place) });

export const photo = (place: Place, shape: PictureShape): PictureLayer => ({
  id: 'photo-slot',
  kind: 'picture',
  fieldId: 'photo',
  shape,
  box: boxOf(place),
});
export const PHOTO = field('photo', 'picture', words('Picture', 'الصورة'), words('', ''), 1);

interface Look {
  readonly arabic: FaceId;
  readonly latin: FaceId;
  readonly ink: InkName;
  readonly background: BackgroundName;
}

const firstOf = <T>(first: T, all: readonly T[]): T[] => [first, ...all.filter((one) => one !== first)];

/** A template that offers every choice, its own look first. */
export const template = (
  name: LocalizedText,
  look: Look,
  fields: readonly StudioField[],
  layers: readonly StudioLayer[],
): StudioTemplate => ({
  version: 1,
  name,
  safeMm: 12,
  bleedMm: 3,
  sizedForMm: 400,
  fields,
  layers,
  arabicFaces: firstOf(look.arabic, facesOf('arabic')),
  latinFaces: firstOf(look.latin, facesOf('latin')),
  inks: firstOf<Swatch>(INKS[look.ink], Object.values(INKS)),
  backgrounds: firstOf<Swatch>(BACKGROUNDS[look.background], Object.values(BACKGROUNDS)),
  frames: FRAMES,
  alignments: ['center', 'start', 'end'],
  makingDays: 3,
});
