import type { Locale } from '@/lib/domain/locale';
import type { Alignment } from '@/lib/domain/studio/template/template';
import type { FaceId } from '@/lib/domain/studio/text/faces';
import type { VerseReference } from '@/lib/domain/studio/verses/verse-reference';

/** A shopper's picture for a field: an upload and its visible part (thousandths). */
export interface PictureInput {
  readonly path: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly crop: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** Everything besides the template that determines a board's look. The same input draws the same board. */
export interface DesignInput {
  /** The language of the template's own texts. */
  readonly locale: Locale;
  /** The trimmed canvas in whole millimetres: the size of the bought variant. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Field id to text (NFC); empty fields are absent. */
  readonly texts: Readonly<Record<string, string>>;
  /** Field id to verse reference in the Quran, for fields of kind 'verse'. */
  readonly verses: Readonly<Record<string, VerseReference>>;
  readonly pictures: Readonly<Record<string, PictureInput>>;
  readonly arabicFace: FaceId;
  readonly latinFace: FaceId;
  readonly inkId: string;
  readonly backgroundId: string;
  readonly frameId: string;
  readonly align: Alignment;
}
