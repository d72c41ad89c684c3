import type { Locale } from '@/lib/domain/locale';
import { STUDIO_LIBRARY } from '@/lib/domain/studio/library/library';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { text, type Design } from './design';

/** A board that shoppers design: its template with the demo store's prices, and what its pictures show. */
export interface StudioBoardSeed extends Omit<Design, 'art'> {
  readonly template: StudioTemplate;
  /** The language of the examples in its pictures. */
  readonly locale: Locale;
}

/** In cents. */
const FRAME_ADD_ON: Readonly<Record<string, number>> = { oak: 1500, black: 1200, white: 1200, walnut: 1800 };
const PICTURE_ADD_ON = 900;

function priced(name: string): StudioTemplate {
  const template = STUDIO_LIBRARY[name];
  if (!template) throw new Error(`The library has no template ${name}.`);
  return {
    ...template,
    fields: template.fields.map((field) =>
      field.kind === 'picture' ? { ...field, addOn: PICTURE_ADD_ON } : field,
    ),
    frames: template.frames.map((frame) => ({ ...frame, addOn: FRAME_ADD_ON[frame.id] ?? 0 })),
  };
}

const shared = { subCategory: 'single-words', brand: 'dar-al-harf', frames: ['oak', 'black'] } as const;

export const STUDIO_BOARDS: readonly StudioBoardSeed[] = [
  {
    ...shared,
    slug: 'your-family-name',
    title: text('Your Family Name', 'اسم عائلتك'),
    story: text(
      'Your family’s name in Ruqaa letters, with everybody who lives behind the door.',
      'اسم عائلتك بخط الرقعة، مع أسماء كل من يسكن خلف الباب.',
    ),
    alt: text('An Arabic family name between two fine ornaments', 'اسم عائلة بالعربية بين زخرفتين دقيقتين'),
    template: priced('family-name'),
    locale: 'ar',
  },
  {
    ...shared,
    slug: 'your-wedding-day',
    title: text('Your Wedding Day', 'يوم زفافكما'),
    story: text(
      'Two names under an arch of olive branches, with the day and the place where it began.',
      'اسمان تحت قوس من أغصان الزيتون، مع اليوم والمكان.',
    ),
    alt: text(
      'Two names and a date under an arch with an olive branch',
      'اسمان وتاريخ تحت قوس فيه غصن زيتون',
    ),
    template: priced('wedding-arch'),
    locale: 'en',
  },
  {
    ...shared,
    slug: 'your-own-words',
    title: text('Your Own Words', 'كلماتك أنت'),
    story: text(
      'A proverb, a line from a song or what your grandmother always said: set large, and set right.',
      'مثل أو بيت من أغنية أو ما كانت جدتك تقوله دائمًا: بحروف كبيرة مضبوطة.',
    ),
    alt: text('An Arabic proverb in large letters between two ornaments', 'مثل عربي بحروف كبيرة بين زخرفتين'),
    template: priced('quote-rule'),
    locale: 'ar',
  },
  {
    ...shared,
    slug: 'your-picture-and-name',
    title: text('Your Picture and Name', 'صورتك واسمك'),
    story: text(
      'A picture of yours under an arch, and the name that belongs to it below.',
      'صورة من صورك تحت قوس، وتحتها الاسم الذي يخصّها.',
    ),
    alt: text('A landscape under an arch with a family name below', 'منظر طبيعي تحت قوس وتحته اسم عائلة'),
    template: priced('family-photo'),
    locale: 'en',
  },
  {
    ...shared,
    slug: 'a-verse-for-your-home',
    title: text('A Verse for Your Home', 'آية لبيتك'),
    story: text(
      'A verse of the Quran, chosen from a verified text and never typed, in a niche of gold on emerald.',
      'آية من القرآن تختارها من نص موثوق ولا تُكتب باليد، في محراب ذهبي على الزمردي.',
    ),
    alt: text('A verse of the Quran in a golden niche', 'آية قرآنية في محراب ذهبي'),
    template: priced('blessing-mihrab'),
    locale: 'ar',
  },
];
