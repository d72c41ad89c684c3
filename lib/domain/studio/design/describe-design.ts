import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';
import type { StudioField, StudioTemplate } from '@/lib/domain/studio/template/template';
import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import { FACES } from '@/lib/domain/studio/text/faces';
import { isFilledIn } from './add-ons';
import type { DesignInput } from './design-input';

const WORDS: Readonly<
  Record<
    Locale,
    { readonly and: string; readonly picture: string; readonly board: string; readonly look: string }
  >
> = {
  en: {
    and: ', ',
    picture: 'your picture',
    board: '{name}, {width} × {height} mm.',
    look: '{ink} on {background}, frame: {frame}, typefaces: {faces}.',
  },
  ar: {
    and: '، ',
    picture: 'صورتك',
    board: '{name}، {width} × {height} مم.',
    look: '{ink} على {background}، الإطار: {frame}، الخطوط: {faces}.',
  },
};

const filled = (pattern: string, params: Readonly<Record<string, string | number>>): string =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''));

/** Describes a design for people who cannot see it: size, fields, colours, frame and typefaces. */
export function describeDesign(template: StudioTemplate, input: DesignInput, locale: Locale): string {
  const words = WORDS[locale];
  const nameOf = (list: readonly { id: string; name: LocalizedText }[], id: string) => {
    const found = list.find((one) => one.id === id);
    return found ? localized(found.name, locale) : '';
  };
  const said = (field: StudioField) =>
    `${localized(field.label, locale)}: ${field.kind === 'picture' ? words.picture : quoted(input.texts[field.id] ?? '')}.`;
  return [
    filled(words.board, {
      name: localized(template.name, locale),
      width: input.widthMm,
      height: input.heightMm,
    }),
    ...template.fields.filter((field) => isFilledIn(field, input)).map(said),
    filled(words.look, {
      ink: nameOf(template.inks, input.inkId),
      background: nameOf(template.backgrounds, input.backgroundId),
      frame: nameOf(template.frames, input.frameId),
      faces: [FACES[input.arabicFace].name, FACES[input.latinFace].name].join(words.and),
    }),
  ].join(' ');
}

/** Isolated, so that its direction does not affect the text around it. */
const quoted = (text: string): string => `“\u2068${cleanDesignText(text).replaceAll('\n', ' / ')}\u2069”`;
