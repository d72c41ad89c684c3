import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { OrnamentId } from '@/lib/domain/studio/ornaments/ornaments';
import type { FaceId } from '@/lib/domain/studio/text/faces';

/**
 * A place on the board in thousandths of the trimmed canvas: `x` and `width` of its width, `y` and `height` of its
 * height, from the top left. A template therefore fits every size that its product is sold in.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const FIELD_KINDS = ['text', 'name', 'verse', 'date', 'initials', 'picture'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** What a shopper fills in. */
export interface StudioField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: LocalizedText;
  readonly required: boolean;
  /** Characters as people count them (grapheme clusters). */
  readonly maxLength: number;
  /** Added to the product's price when the field is filled in, in minor units of the store's base currency. */
  readonly addOn: Minor;
  /** What the preview shows before anything is typed, and the template's pictures. */
  readonly example: LocalizedText;
}

/** Texts up to it are typed on one line, in characters. */
const LINE_LENGTH = 30;

/** Whether a field is typed on one line. */
export const isOneLine = ({ kind, maxLength }: StudioField): boolean =>
  kind === 'name' || kind === 'initials' || maxLength <= LINE_LENGTH;

export const ALIGNMENTS = ['start', 'center', 'end'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** A colour: the shopper's ink or background, or a fixed one as `#rrggbb`. */
export type LayerColor = 'ink' | 'background' | `#${string}`;

interface Placed {
  readonly id: string;
  readonly box: Box;
}

export interface TextLayer extends Placed {
  readonly kind: 'text';
  /** The field whose text it shows; null when it shows `text` to everybody. */
  readonly fieldId: string | null;
  readonly text: LocalizedText;
  /** Null: the face that the shopper chose for the script of each run. */
  readonly faces: { readonly arabic: FaceId | null; readonly latin: FaceId | null };
  readonly color: LayerColor;
  /** Null: what the shopper chose. */
  readonly align: Alignment | null;
  /** The text grows to `maxMm` and is refused below `minMm`: height of its font (em) in millimetres. */
  readonly minMm: number;
  readonly maxMm: number;
  readonly maxLines: number;
  /** Of the size of the font, in hundredths. */
  readonly lineHeight: number;
  /** Stretches Arabic lines to one width where the face supports it. */
  readonly kashida: boolean;
}

export const PICTURE_SHAPES = ['rectangle', 'arch', 'circle'] as const;
export type PictureShape = (typeof PICTURE_SHAPES)[number];

export interface PictureLayer extends Placed {
  readonly kind: 'picture';
  readonly fieldId: string;
  readonly shape: PictureShape;
}

export interface OrnamentLayer extends Placed {
  readonly kind: 'ornament';
  readonly ornament: OrnamentId;
  readonly color: LayerColor;
}

/** From the back to the front. The background, which covers the bleed too, and the frame are drawn by themselves. */
export type StudioLayer = TextLayer | PictureLayer | OrnamentLayer;

/** A colour that a shopper may choose. */
export interface Swatch {
  readonly id: string;
  readonly name: LocalizedText;
  /** `#rrggbb` */
  readonly color: string;
}

/** A frame that a shopper may choose; 'none' is one of them. */
export interface FrameChoice {
  readonly id: string;
  readonly name: LocalizedText;
  readonly color: string;
  /** Millimetres that it covers around the board; 0 for none. */
  readonly widthMm: number;
  readonly addOn: Minor;
}

/** What the owner of a product lets shoppers design. Stored in `stores/{s}/studioTemplates/{productId}`. */
export interface StudioTemplate {
  /** Counts the saves; a design names the one that it was made with. */
  readonly version: number;
  readonly name: LocalizedText;
  /** Millimetres inside the trim that stay free of text. */
  readonly safeMm: number;
  /** Millimetres that the print goes beyond the trim. */
  readonly bleedMm: number;
  readonly fields: readonly StudioField[];
  readonly layers: readonly StudioLayer[];
  /** The faces offered, the first one chosen at first. */
  readonly arabicFaces: readonly FaceId[];
  readonly latinFaces: readonly FaceId[];
  readonly inks: readonly Swatch[];
  readonly backgrounds: readonly Swatch[];
  readonly frames: readonly FrameChoice[];
  readonly alignments: readonly Alignment[];
  /** Working days to make it, beside the store's delivery time. */
  readonly makingDays: number;
}
