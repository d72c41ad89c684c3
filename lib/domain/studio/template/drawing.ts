import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from './template';

/**
 * All of a template that decides how this input is drawn: two templates with the same answer draw the same board, whatever
 * else changed in names, prices and choices that the shopper did not make. Compared by `isSame`.
 */
export function drawingOf(template: StudioTemplate, input: DesignInput) {
  const { safeMm, bleedMm, layers, fields, inks, backgrounds, frames } = template;
  const colorOf = (swatches: StudioTemplate['inks'], chosen: string) =>
    swatches.find(({ id }) => id === chosen)?.color ?? null;
  const frame = frames.find(({ id }) => id === input.frameId);
  return {
    safeMm,
    bleedMm,
    layers,
    fields: fields.map(({ id, kind, required, maxLength }) => ({ id, kind, required, maxLength })),
    // What is no longer offered is refused.
    arabicFace: template.arabicFaces.includes(input.arabicFace),
    latinFace: template.latinFaces.includes(input.latinFace),
    align: template.alignments.includes(input.align),
    ink: colorOf(inks, input.inkId),
    background: colorOf(backgrounds, input.backgroundId),
    frame: frame ? { color: frame.color, widthMm: frame.widthMm } : null,
  };
}
