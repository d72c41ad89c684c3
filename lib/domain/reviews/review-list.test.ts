import { aProduct } from '@/tests/fixtures/shop/catalogue';
import type { Rating, Review } from './review';
import { compareReviews, NEWEST_FIRST, REVIEW_PAGE_SIZE, totalOf, withFirstPage } from './review-list';

const aReview = (id: string, createdAt: number, rating: Rating = 4): Review => ({
  id,
  name: 'Layla',
  rating,
  title: '',
  comment: '',
  verified: false,
  status: 'published',
  createdAt,
});
const ids = (reviews: readonly Review[]) => reviews.map(({ id }) => id);

/** r20 is the newest, r1 the oldest. */
const twenty = Array.from({ length: 20 }, (_, index) => aReview(`r${20 - index}`, 20 - index));

test('a new review goes on top and nobody loses the pages they have opened', () => {
  const first = [aReview('new', 21), ...twenty.slice(0, REVIEW_PAGE_SIZE - 1)];
  expect(ids(withFirstPage(twenty, first, NEWEST_FIRST))).toEqual(['new', ...ids(twenty)]);
});

test('a review that was taken down is gone, and the one that moved up stands once', () => {
  const first = twenty.filter(({ id }) => id !== 'r18').slice(0, REVIEW_PAGE_SIZE);
  expect(ids(withFirstPage(twenty, first, NEWEST_FIRST))).toEqual(ids(twenty).filter((id) => id !== 'r18'));
});

test('a first page that is not full is the whole list', () => {
  expect(ids(withFirstPage(twenty, twenty.slice(0, 2), NEWEST_FIRST))).toEqual(['r20', 'r19']);
});

test('equal stars are listed newest first, whichever end is up', () => {
  const reviews = [aReview('a', 1, 5), aReview('b', 2, 1), aReview('c', 3, 5)];
  const sorted = (sort: 'newest' | 'highest' | 'lowest') =>
    ids([...reviews].sort((one, other) => compareReviews({ sort, rating: null }, one, other)));
  expect(sorted('newest')).toEqual(['c', 'b', 'a']);
  expect(sorted('highest')).toEqual(['c', 'a', 'b']);
  expect(sorted('lowest')).toEqual(['b', 'c', 'a']);
});

test('the product itself knows how many reviews a list has', () => {
  const product = aProduct({ ratingCount: 3, ratingCounts: { 1: 1, 2: 0, 3: 0, 4: 0, 5: 2 } });
  expect(totalOf(product, NEWEST_FIRST)).toBe(3);
  expect(totalOf(product, { sort: 'highest', rating: 5 })).toBe(2);
});
