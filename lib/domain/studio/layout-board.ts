import type { DesignInput } from './design-input';
import type { BoardProblem } from './problems';
import type { Scene } from './scene';
import type { Shaper } from './shaper';
import type { StudioTemplate } from './template';

/**
 * A board that can be made, or why not. `scene` of one that cannot shows what could be drawn, for the preview alone.
 */
export type BoardLayout =
  | { readonly ok: true; readonly value: Scene }
  | { readonly ok: false; readonly problems: readonly BoardProblem[]; readonly scene: Scene };

/** Places everything on the board, in millimetres. Pure: the same input gives the same scene wherever it runs. */
export type LayoutBoard = (template: StudioTemplate, input: DesignInput, shaper: Shaper) => BoardLayout;
