import { fail, ok, type Result } from '@/lib/domain/result';
import type { Design } from '@/lib/domain/studio/design/design';
import { designHash } from '@/lib/domain/studio/design/design-hash';
import { imageUrl } from '@/lib/pictures/image-url';

/**
 * The stored SVG of a design, byte for byte as its shopper saw it. Fails with `design-differs` if its hash differs, and with
 * `try-again` if it cannot be read.
 */
export async function readDrawing({
  svgPath,
  svgHash,
}: Pick<Design, 'svgPath' | 'svgHash'>): Promise<Result<string>> {
  try {
    const answer = await fetch(imageUrl(svgPath));
    if (!answer.ok) return fail({ code: 'try-again' });
    const svg = await answer.text();
    return (await designHash(svg)) === svgHash ? ok(svg) : fail({ code: 'design-differs' });
  } catch {
    return fail({ code: 'try-again' });
  }
}
