import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from './template';

/**
 * The part of a template that determines how this input is drawn. Two templates with an equal result draw the same
 * board, whatever their names, prices and unused choices. Compare with `isSame`.
 */
export function drawingOf(template: StudioTemplate, input: DesignInput) {
  const { safeMm, bleedMm, sizedForMm, layers, fields, inks, backgrounds, frames } = template;
  const colorOf = (swatches: StudioTemplate['inks'], chosen: string) =>
    swatches.find(({ id }) => id === chosen)?.color ?? null;
  const frame = frames.find(({ id }) => id === input.frameId);
  return {
    safeMm,
    bleedMm,
    // Designs of earlier templates have none.
    ...(sizedForMm === 0 ? {} : { sizedForMm }),
    layers,
    fields: fields.map(({ id, kind, required, maxLength }) => ({ id, kind, required, maxLength })),
    // Choices that are no longer offered make the drawing differ.
    arabicFace: template.arabicFaces.includes(input.arabicFace),
    latinFace: template.latinFaces.includes(input.latinFace),
    align: template.alignments.includes(input.align),
    ink: colorOf(inks, input.inkId),
    background: colorOf(backgrounds, input.backgroundId),
    frame: frame ? { color: frame.color, widthMm: frame.widthMm } : null,
  };
}
