import type { LocalizedText } from '@/lib/domain/locale';
import type { Minor } from '@/lib/domain/money/money';
import type { OrnamentId } from '@/lib/domain/studio/ornaments/ornaments';
import type { DateForm } from '@/lib/domain/studio/text/date-text';
import type { FaceId } from '@/lib/domain/studio/text/faces';

/**
 * A place on the board in thousandths of the trimmed canvas: `x` and `width` of its width, `y` and `height` of its
 * height, from the top left. So a template fits every size of its product.
 */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const FIELD_KINDS = ['text', 'name', 'verse', 'date', 'initials', 'picture'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

/** A field that shoppers fill in. */
export interface StudioField {
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: LocalizedText;
  readonly required: boolean;
  /** User-perceived characters (grapheme clusters). */
  readonly maxLength: number;
  /** Of a date: how shoppers may have it written, the first at first; missing: in every form. */
  readonly dateForms?: readonly DateForm[];
  /** Added to the product's price when the field is filled in, in minor units of the store's base currency. */
  readonly addOn: Minor;
  /** Shown in the preview before anything is typed, and in the template's pictures. */
  readonly example: LocalizedText;
}

/** Up to this many characters, a field has one line. */
const LINE_LENGTH = 40;

/** Whether a field has a single line; a date in both calendars has two. */
export const isOneLine = ({ kind, maxLength }: StudioField): boolean =>
  kind === 'name' || kind === 'initials' || (kind !== 'date' && maxLength <= LINE_LENGTH);

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
  /** The field to show; null shows `text` to everybody. */
  readonly fieldId: string | null;
  readonly text: LocalizedText;
  /** Null: the shopper's typeface for each run's script. */
  readonly faces: { readonly arabic: FaceId | null; readonly latin: FaceId | null };
  readonly color: LayerColor;
  /** Null: the shopper's choice. */
  readonly align: Alignment | null;
  /**
   * The text grows to `maxMm` and is refused below `minMm`: font height (em) in millimetres. Arabic typefaces grow by their
   * `optical` factor more.
   */
  readonly minMm: number;
  readonly maxMm: number;
  readonly maxLines: number;
  /** In hundredths of the font size. */
  readonly lineHeight: number;
  /** Stretches Arabic lines to equal width if the typeface supports it; verses never. */
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

/** From back to front. The background, which covers the bleed, and the frame are drawn separately. */
export type StudioLayer = TextLayer | PictureLayer | OrnamentLayer;

/** A colour that shoppers can choose. */
export interface Swatch {
  readonly id: string;
  readonly name: LocalizedText;
  /** `#rrggbb` */
  readonly color: string;
}

/** A frame that shoppers can choose; 'none' is one of them. */
export interface FrameChoice {
  readonly id: string;
  readonly name: LocalizedText;
  readonly color: string;
  /** The width in millimetres around the board; 0 for none. */
  readonly widthMm: number;
  readonly addOn: Minor;
}

/** The owner's template for designs of a product. Stored in `stores/{s}/studioTemplates/{productId}`. */
export interface StudioTemplate {
  /** Counts the saves; a design stores the version it was made with. */
  readonly version: number;
  readonly name: LocalizedText;
  /** Millimetres inside the trim without text. */
  readonly safeMm: number;
  /** Millimetres of print beyond the trim. */
  readonly bleedMm: number;
  readonly fields: readonly StudioField[];
  readonly layers: readonly StudioLayer[];
  /**
   * The shorter side in millimetres of the board that the layers' `maxMm` are given for: letters grow and shrink with the
   * board, like the boxes. 0: the same on every size.
   */
  readonly sizedForMm: number;
  /** The offered typefaces; the first is the default. */
  readonly arabicFaces: readonly FaceId[];
  readonly latinFaces: readonly FaceId[];
  readonly inks: readonly Swatch[];
  readonly backgrounds: readonly Swatch[];
  readonly frames: readonly FrameChoice[];
  readonly alignments: readonly Alignment[];
  /** Working days of production, in addition to the delivery time. */
  readonly makingDays: number;
}
