import type { Dimensions } from '@/lib/domain/catalogue/product';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { verseFields } from './design';
import type { DesignInput } from './design-input';
import { firstInput } from './first-input';

const offered = <T>(list: readonly T[], chosen: T, first: T): T => (list.includes(chosen) ? chosen : first);

/**
 * Fits a design from elsewhere (a link, an earlier day, another size) to the current template: missing choices become
 * the first one, missing fields are dropped.
 */
export function fittedInput(template: StudioTemplate, size: Dimensions, given: DesignInput): DesignInput {
  const first = firstInput(template, size, given.locale);
  const fields = template.fields.map(({ id }) => id);
  const known = <T>(values: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(values).filter(([id]) => fields.includes(id)));
  /** The field now only accepts verses: a text typed under an older template is dropped. */
  const isTyped = (id: string) => verseFields(template).includes(id) && !Object.hasOwn(given.verses, id);
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
  return {
    ...first,
    texts: Object.fromEntries(Object.entries(known(given.texts)).filter(([id]) => !isTyped(id))),
    verses: known(given.verses),
    pictures: known(given.pictures),
    arabicFace: offered(template.arabicFaces, given.arabicFace, first.arabicFace),
    latinFace: offered(template.latinFaces, given.latinFace, first.latinFace),
    inkId: offered(ids(template.inks), given.inkId, first.inkId),
    backgroundId: offered(ids(template.backgrounds), given.backgroundId, first.backgroundId),
    frameId: offered(ids(template.frames), given.frameId, first.frameId),
    align: offered(template.alignments, given.align, first.align),
  };
}
