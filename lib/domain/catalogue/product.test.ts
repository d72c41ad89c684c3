import { aProduct } from '@/tests/fixtures/shop/catalogue';
import { sharedImage } from './product';

const picture = (path: string) => ({ path, alt: { en: '', ar: '' }, width: 10, height: 10 });

test('shared links show the chosen picture, and the first one where none is chosen or it left the gallery', () => {
  const images = [picture('stores/s/a.webp'), picture('stores/s/b.webp')];
  const shown = (seoImage: string) => sharedImage(aProduct({ images, seoImage }))?.path;
  expect([shown('stores/s/b.webp'), shown(''), shown('stores/s/gone.webp')]).toEqual([
    'stores/s/b.webp',
    'stores/s/a.webp',
    'stores/s/a.webp',
  ]);
  expect(sharedImage(aProduct({ images: [] }))).toBeUndefined();
});
