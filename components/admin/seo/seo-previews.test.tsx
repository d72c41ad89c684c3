import { screen, within } from '@testing-library/react';
import { SeoText } from '@/components/admin/seo/seo-fields';
import { SeoPreviews } from '@/components/admin/seo/seo-previews';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

const words = (count: number) => Array.from({ length: count }, () => 'calligraphy').join(' ');

test('a search result has the address as people read it, and title and description cut as search engines cut', () => {
  const preview = {
    address: 'https://shop.example/ar/products/%D8%A8%D8%AD%D8%B1',
    title: words(10),
    description: words(20),
    image: null,
  };
  renderInAdmin(<SeoPreviews previews={{ en: preview, ar: preview }} />);
  const [, arabic] = within(screen.getByRole('group', { name: 'In search results' })).getAllByText(
    'shop.example › ar › products › بحر',
  );
  expect(arabic?.closest('[lang=ar]')).toHaveAttribute('dir', 'rtl');
  expect(screen.getAllByText(`${words(5)}…`)).toHaveLength(2);
  expect(screen.getAllByText(`${words(13)}…`)).toHaveLength(4);
});

test('a text longer than search engines show is allowed, and said to be cut', () => {
  const input = { name: 'title', onChange: jest.fn(), onBlur: jest.fn(), ref: jest.fn() };
  const field = { label: 'Title', error: undefined, input, placeholder: '', locale: 'en', max: 120 } as const;
  const { rerender } = renderInAdmin(<SeoText {...field} shown="Calm" total={4} />);
  expect(screen.getByText('4 of 4 characters')).toBeVisible();
  rerender(<SeoText {...field} shown="Calm " total={3} />);
  expect(screen.getByText('4 of 3 characters: search engines will cut it')).toBeVisible();
});
