import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Locale } from '@/lib/domain/locale';
import { resolveSections } from '@/lib/domain/own-pages/resolve-sections';
import { NO_LISTS, type SectionLists } from '@/lib/domain/own-pages/section-lists';
import type { Testimonial } from '@/lib/domain/own-pages/resolved-section';
import type { Section } from '@/lib/domain/own-pages/sections';
import type { Rating } from '@/lib/domain/reviews/review';
import ar from '@/locales/ar/own-pages.json';
import arCatalogue from '@/locales/ar/catalogue.json';
import arCommon from '@/locales/ar/common.json';
import en from '@/locales/en/own-pages.json';
import enCatalogue from '@/locales/en/catalogue.json';
import enCommon from '@/locales/en/common.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aPicture, aSection } from '@/tests/fixtures/shop/own-pages';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PageSections } from './page-sections';

let locale: Locale = 'en';
jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, asPath: '/', route: '/', locale }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: jest.fn(() => aStoreSetting()) }));
jest.mock('@/lib/hooks/language/use-writing', () => ({ useWriting: () => ({ locale, numerals: 'latn' }) }));
jest.mock('@/lib/hooks/browser/when-idle', () => ({ whenIdle: () => () => undefined }));

const TEXTS = {
  en: { 'own-pages': en, catalogue: enCatalogue, common: enCommon },
  ar: { 'own-pages': ar, catalogue: arCatalogue, common: arCommon },
};

async function show(sections: readonly Section[], language: Locale, lists: Partial<SectionLists> = {}) {
  locale = language;
  const sources = {
    ...{ ...NO_LISTS, locale, at: 0, categories: [], ...lists },
    html: (text: string) => text,
  };
  const title = { text: 'Ramadan' };
  const page = (
    <WithTexts texts={TEXTS[language]}>
      <PageSections title={title} sections={resolveSections(sections, sources)} />
    </WithTexts>
  );
  await act(async () => void render(page));
}

test.each([
  ['en', 'Show more of before or of after', 'Play the film of YouTube', 'Evenings'],
  ['ar', 'أظهر المزيد مما قبل أو مما بعد', 'شغّل الفيديو من YouTube', 'أمسيات'],
] as const)(
  'in %s a page has one heading, a slider for the keyboard and asks no other site',
  async (...row) => {
    const [language, slide, play, heading] = row;
    await show(
      [
        aSection('hero', { title: { en: 'Evenings', ar: 'أمسيات' } }),
        aSection('beforeAfter', { before: aPicture(), after: aPicture() }),
        aSection('video', { address: 'https://youtu.be/dQw4w9WgXcQ' }),
        aSection('faq', {
          items: [{ question: { en: 'Why?', ar: 'لماذا؟' }, answer: { en: 'So', ar: 'هكذا' } }],
        }),
      ],
      language,
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const slider = await screen.findByRole('slider', { name: slide });
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveValue('80');
    expect(await screen.findByRole('group')).toHaveTextContent(language === 'en' ? 'Why?So' : 'لماذا؟هكذا');

    const button = await screen.findByRole('button', { name: play });
    expect(document.querySelector('iframe')).toBeNull();
    await waitFor(() => expect(button).toBeEnabled());
    fireEvent.click(button);
    expect(document.querySelector('iframe')?.src).toMatch(
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4/,
    );
  },
);

test('a page whose first section is no hero has its title as heading, and sections say their devices', async () => {
  await show([aSection('contact', { title: { en: 'Reach us', ar: '' }, devices: 'phone' })], 'ar');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Ramadan');
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading).toHaveAttribute('lang', 'en');
  expect(heading.closest('[data-devices]')).toHaveAttribute('data-devices', 'phone');
});

test('a shop that closes after midnight says so by its own clock, and no map is asked before the shopper does', async () => {
  // 02:00 in Riyadh on a Saturday.
  jest.useFakeTimers({ now: Date.parse('2026-11-06T23:00Z') });
  const riyadh = { timeZone: 'Asia/Riyadh' };
  jest.mocked(useStoreSetting).mockReturnValue(aStoreSetting(riyadh));
  const week = [{ day: 5, from: '18:00', to: '03:00' }] as const;
  await show([aSection('hours', { week, point: '24.7136, 46.6753', place: { en: '', ar: 'العليا' } })], 'ar');
  expect(screen.getByText(/مفتوح الآن حتى .3:00\sص/)).toBeVisible();
  expect(screen.getByText('الجمعة').parentElement).toHaveTextContent(/6:00\sم – 3:00\sص/);
  expect(screen.getAllByText('مغلق')).toHaveLength(6);
  expect(screen.getByText('Google Maps')).toHaveAttribute(
    'href',
    expect.stringMatching(/query=24\.7136,46\.6753$/),
  );
  expect(document.querySelector('iframe')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'عرض الخريطة' }));
  expect(document.querySelector('iframe')?.src).toMatch(/^https:\/\/www\.openstreetmap\.org\/export\/embed/);
  jest.useRealTimers();
});

test('reviews are quoted with enough stars and words alone, as many as asked for', async () => {
  const product = { slug: 'dune', title: 'Dune' };
  const review = (id: string, rating: Rating, comment: string) =>
    ({ id, name: id, rating, title: '', comment, product }) satisfies Testimonial;
  const reviews = [
    review('Layla', 5, 'Lovely'),
    review('Omar', 3, 'Fair'),
    review('Nour', 5, ' '),
    review('Adam', 4, 'Good'),
    review('Sara', 5, 'Fine'),
  ];
  await show([aSection('testimonials', { least: '4', count: 2 })], 'en', { reviews });
  expect(await screen.findAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByText('Lovely')).toBeVisible();
  expect(screen.getByText('Good')).toBeVisible();
});
