import { newSection } from './new-section';
import type { OwnPage, PageContent, Publication } from './own-page';
import { pageDifferences } from './page-differences';
import { ownPageState } from './page-state';
import { translatedTexts } from './page-texts';

const draft: PageContent = {
  title: { en: 'Ramadan', ar: 'رمضان' },
  description: { en: '', ar: '' },
  slug: { en: 'ramadan', ar: 'رمضان' },
  sections: [newSection('hero', 'a'), newSection('faq', 'b')],
};
const older: PageContent = { ...draft, title: { en: 'Before', ar: 'قبل' } };
const shown = (fields: Partial<Publication> = {}): Publication => ({
  ...{ content: draft, from: null, to: null },
  ...fields,
});

test.each<[string, Pick<OwnPage, 'live' | 'next'>, ReturnType<typeof ownPageState>]>([
  [
    'never published',
    { live: null, next: null },
    { is: 'draft', beginsAt: null, endsAt: null, isChanged: false },
  ],
  [
    'to come',
    { live: null, next: { ...shown(), from: 200 } },
    { is: 'scheduled', beginsAt: 200, endsAt: null, isChanged: false },
  ],
  [
    'seen until an end, with the next one to come',
    { live: shown({ content: older, to: 300 }), next: { ...shown(), from: 200 } },
    { is: 'live', beginsAt: 200, endsAt: 300, isChanged: false },
  ],
  [
    'over, its draft ahead',
    { live: shown({ content: older, to: 50 }), next: null },
    { is: 'ended', beginsAt: null, endsAt: null, isChanged: true },
  ],
])('a page that is %s', (_, publications, state) => {
  const page: OwnPage = { id: 'p', draft, formerSlugs: [], updatedAt: 1, ...publications };
  expect(ownPageState(page, 100)).toEqual(state);
});

test('a text counts from its first language on, wherever it stands', () => {
  const question = { en: 'How long?', ar: '' };
  const faq = { ...newSection('faq', 'b'), items: [{ question, answer: { en: 'A week', ar: 'أسبوع' } }] };
  const sections = [newSection('hero', 'a'), faq] as PageContent['sections'];
  expect(translatedTexts({ ...draft, sections })).toEqual({ done: 2, size: 3 });
});

test('a moved section is one difference, a changed or missing one another', () => {
  const [hero, faq] = draft.sections as [PageContent['sections'][0], PageContent['sections'][0]];
  expect(pageDifferences(draft, { ...draft })).toBe(0);
  expect(pageDifferences(draft, { ...draft, sections: [faq, hero] })).toBe(1);
  expect(pageDifferences(draft, { ...older, sections: [hero] })).toBe(2);
});
