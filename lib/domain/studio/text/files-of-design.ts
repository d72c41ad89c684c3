import { textOfLayer } from '@/lib/domain/studio/board/layout-board';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { FaceFile } from './faces';
import { filesNeeded } from './text-runs';

/** The font files that a board's letters need. */
export const filesOfDesign = (template: StudioTemplate, input: DesignInput): FaceFile[] => [
  ...new Set(
    template.layers.flatMap((layer) =>
      layer.kind === 'text'
        ? filesNeeded(textOfLayer(layer, input), {
            arabic: layer.faces.arabic ?? input.arabicFace,
            latin: layer.faces.latin ?? input.latinFace,
          })
        : [],
    ),
  ),
];
