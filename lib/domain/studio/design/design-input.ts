import type { Locale } from '@/lib/domain/locale';
import type { Alignment } from '@/lib/domain/studio/template/template';
import type { FaceId } from '@/lib/domain/studio/text/faces';
import type { VerseReference } from '@/lib/domain/studio/verses/verse-reference';

/** What a shopper chose for a field of kind 'picture': an upload, and the part of it that shows (thousandths). */
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

/** Everything that decides how a board looks, beside its template. The same input draws the same board. */
export interface DesignInput {
  /** In which the template's own texts are shown. */
  readonly locale: Locale;
  /** The trimmed canvas, whole millimetres: the size of the variant that is bought. */
  readonly widthMm: number;
  readonly heightMm: number;
  /** Field id to text (NFC); fields left empty are absent. */
  readonly texts: Readonly<Record<string, string>>;
  /** Field id to the place of its text in the Quran, for fields of kind 'verse'. */
  readonly verses: Readonly<Record<string, VerseReference>>;
  readonly pictures: Readonly<Record<string, PictureInput>>;
  readonly arabicFace: FaceId;
  readonly latinFace: FaceId;
  readonly inkId: string;
  readonly backgroundId: string;
  readonly frameId: string;
  readonly align: Alignment;
}
