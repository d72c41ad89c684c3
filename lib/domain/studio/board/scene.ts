import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import type { BoardProblem } from './problems';

/** Millimetres from the top left corner of the trimmed board. */
export interface RectMm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Outlines filled with one colour, by the non-zero rule. */
export interface ScenePath {
  readonly kind: 'path';
  readonly layerId: string;
  /** Path data in millimetres, three decimals. */
  readonly d: string;
  readonly color: string;
  /** Of a text: the height of its font as fitted, for the admin and the ticket. */
  readonly sizeMm?: number;
}

/** A shopper's picture, cut to its shape. */
export interface ScenePicture {
  readonly kind: 'picture';
  readonly layerId: string;
  readonly fieldId: string;
  readonly box: RectMm;
  /** Path data of the shape that shows it. */
  readonly clip: string;
  readonly picture: PictureInput;
  /** Where the whole picture lies, so that its crop fills the box. */
  readonly placed: RectMm;
}

export type SceneItem = ScenePath | ScenePicture;

/** A board ready to draw: the same for the preview, the proof and the print. Colours are `#rrggbb`. */
export interface Scene {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  readonly safeMm: number;
  readonly background: string;
  readonly frame: { readonly color: string; readonly widthMm: number };
  /** From the back to the front. */
  readonly items: readonly SceneItem[];
  readonly warnings: readonly BoardProblem[];
}
