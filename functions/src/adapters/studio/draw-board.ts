import { layoutBoard } from '@/lib/domain/studio/board/layout-board';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import { toSvg } from '@/lib/domain/studio/board/to-svg';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { filesOfDesign } from '@/lib/domain/studio/text/files-of-design';
import type { ShaperWith } from './load-shaper';

export type DrawnBoard =
  | {
      readonly ok: true;
      readonly svg: string;
      /** SHA-256 of the SVG, lower-case hexadecimal. */
      readonly hash: string;
    }
  | { readonly ok: false; readonly problems: readonly BoardProblem[] };

/** Draws a board as the studio in the browser does, to the byte. */
export type DrawBoard = (template: StudioTemplate, input: DesignInput) => Promise<DrawnBoard>;

export const createDrawBoard =
  (shaperWith: ShaperWith): DrawBoard =>
  async (template, input) => {
    const layout = layoutBoard(template, input, await shaperWith(filesOfDesign(template, input)));
    if (!layout.ok) return { ok: false, problems: layout.problems };
    const svg = toSvg(layout.value);
    return { ok: true, svg, hash: await designHash(svg) };
  };
