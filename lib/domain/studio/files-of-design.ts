import type { DesignInput } from './design-input';
import type { FaceFile } from './faces';
import { textOfLayer } from './layout-board';
import type { StudioTemplate } from './template';
import { filesNeeded } from './text-runs';

/** The fonts that a board needs, without those of letters that it does not have. */
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
