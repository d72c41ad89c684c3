import type { LocalizedText } from '@/lib/domain/locale';
import type { ArtSpec } from '../pictures/art-spec';

export type FrameColor = 'black' | 'oak' | 'white' | 'walnut';

/** One board before it becomes a product. */
export interface Design {
  readonly slug: string;
  readonly title: LocalizedText;
  /** One or two sentences about this board; the text that all boards share follows it. */
  readonly story: LocalizedText;
  readonly alt: LocalizedText;
  readonly subCategory: string;
  readonly brand: string;
  readonly frames: readonly FrameColor[];
  readonly art: ArtSpec;
}

export const text = (en: string, ar: string): LocalizedText => ({ en, ar });
