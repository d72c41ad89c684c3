import { parseOwnPage } from './own-page';
import { testimonialsOf } from './section-lists';
import { pageTurnsAt, shownContent, shownSections } from './shown-content';
import { parseModeratedReview } from '@/lib/domain/reviews/moderated-review';
import { turnedPage } from './turned-page';
import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { aPageContent, aSection } from '@/tests/fixtures/shop/own-pages';
import { LOCALES } from '@/lib/domain/locale';

/** The same numbers in every run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const END = 12;

/** A page of random times among the first dozen of instants. */
function aPage(seed: number) {
  const pick = numbers(seed);
  const instant = () => (pick(3) === 0 ? null : pick(END));
  const period = () => {
    const [from, to] = [instant(), instant()];
    return from !== null && to !== null && from >= to ? { from: to, to: from + 1 } : { from, to };
  };
  const content = (title: string) =>
    aPageContent({
      title: { en: title, ar: '' },
      sections: ['a', 'b'].map((id) => aSection('spacer', { id, ...period() })),
    });
  const publication = (title: string) => ({ content: content(title), ...period() });
  const next = publication('next');
  return parseOwnPage('page', {
    draft: content('draft'),
    live: pick(4) ? publication('live') : null,
    next: pick(3) ? { ...next, from: next.from ?? 3 } : null,
    updatedAt: 1,
  });
}

test('what is shown never changes between two turns, nor by writing a turn down', () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 1000; seed += 1) {
    const page = aPage(seed);
    const shownAt = (at: number, of = page) => {
      const content = shownContent(of, at);
      return JSON.stringify(
        content && [content.title, LOCALES.map((locale) => shownSections(content, locale, at))],
      );
    };
    for (let at = -1; at < END + 2; at += 1) {
      const turn = pageTurnsAt(page, at) ?? END + 2;
      for (let later = at + 1; later < turn; later += 1)
        if (shownAt(later) !== shownAt(at)) faults.push(`page ${seed} changes at ${later} unannounced`);
      if (shownAt(at, turnedPage(page, at)) !== shownAt(at)) faults.push(`page ${seed} turns at ${at}`);
    }
  }
  expect(faults).toEqual([]);
});

test('the board of a quoted review is linked by the address of the language', () => {
  const board = aProduct({ slug: 'dune', slugAr: 'كثيب' });
  const review = parseModeratedReview('one', {
    productId: board.id,
    name: 'Omar',
    rating: 5,
    status: 'published',
  });
  const slugs = LOCALES.map((locale) => testimonialsOf([review], [board], locale)[0]?.product.slug);
  expect(slugs).toEqual(LOCALES.map((locale) => (locale === 'ar' ? 'كثيب' : 'dune')));
});
