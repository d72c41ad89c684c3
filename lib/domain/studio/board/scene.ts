import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import type { BoardProblem } from './problems';

/** Millimetres from the top left corner of the trimmed board. */
export interface RectMm {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Outlines in one colour, with the non-zero fill rule. */
export interface ScenePath {
  readonly kind: 'path';
  readonly layerId: string;
  /** Path data in millimetres, three decimals. */
  readonly d: string;
  readonly color: string;
  /** For a text: its fitted font height, for the admin and the production ticket. */
  readonly sizeMm?: number;
}

/** A shopper's picture, clipped to a shape. */
export interface ScenePicture {
  readonly kind: 'picture';
  readonly layerId: string;
  readonly fieldId: string;
  readonly box: RectMm;
  /** Path data of the clipping shape. */
  readonly clip: string;
  readonly picture: PictureInput;
  /** The rectangle of the whole picture, so that its crop fills the box. */
  readonly placed: RectMm;
}

export type SceneItem = ScenePath | ScenePicture;

/** A board ready to draw: identical for preview, proof and print. Colours are `#rrggbb`. */
export interface Scene {
  readonly widthMm: number;
  readonly heightMm: number;
  readonly bleedMm: number;
  readonly safeMm: number;
  readonly background: string;
  readonly frame: { readonly color: string; readonly widthMm: number };
  /** From back to front. */
  readonly items: readonly SceneItem[];
  readonly warnings: readonly BoardProblem[];
}
