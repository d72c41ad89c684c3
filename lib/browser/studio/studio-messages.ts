import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

/** A request of the page to the studio's worker. */
export interface StudioRequest {
  /** Increases; the worker answers only the newest request. */
  readonly id: number;
  /** Null: the one of the request before, because copying it takes longer than the texts. */
  readonly template: StudioTemplate | null;
  readonly input: DesignInput;
}

export type StudioAnswer =
  | {
      readonly id: number;
      readonly ok: true;
      /** The SVG in UTF-8, handed over without a copy. */
      readonly svg: ArrayBuffer;
      /** SHA-256 of the SVG, as an order stores it. */
      readonly hash: string;
      /** Empty for a board that can be ordered. */
      readonly problems: readonly BoardProblem[];
      readonly warnings: readonly BoardProblem[];
    }
  /** A font or the engine did not load. */
  | { readonly id: number; readonly ok: false };
