import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Count } from '@/components/storefront/catalogue/filters/facet-choices';
import { SummaryLine } from '@/components/storefront/checkout/summary-line';
import { TextField } from '@/components/ui/forms/text-field';
import { Price } from '@/components/ui/text/price';
import { translate } from '@/tests/fixtures/screens/translate';
import { aCartLine } from '@/tests/fixtures/shop/cart';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));

const field = (error: string) => <TextField label="City" error={error} />;
const line = (quantity: number) => <SummaryLine line={aCartLine({ quantity })} amount="$1.00" />;
const price = (before: string) => <Price price="$5.00" before={before} beforeLabel="Before" />;

test.each<[string, ReactNode, ReactNode, string]>([
  ['the count of a filter', <Count key="a" count={3} isExact />, <Count key="a" count={4} isExact />, '4'],
  [
    'a count that is open above',
    <Count key="a" count={4} isExact />,
    <Count key="a" count={9} isExact={false} />,
    '9+',
  ],
  [
    'a count that is exact again',
    <Count key="a" count={9} isExact={false} />,
    <Count key="a" count={4} isExact />,
    '4',
  ],
  ['the quantity of a line', line(1), line(2), '× 2'],
  ['the price before', price('$7.00'), price('$8.00'), '$8.00'],
  ['what is wrong with a field', field('Fill this in'), field('Too long'), 'Too long'],
])('on a page that the browser translates %s still changes', (_what, before, after, shown) => {
  const { container, rerender } = render(before);
  translate(container);
  rerender(after);
  expect(container).toHaveTextContent(shown);
});

test('what changed is not shown beside what it was', () => {
  const { container, rerender } = render(<Count count={9} isExact={false} />);
  translate(container);
  rerender(<Count count={4} isExact />);
  expect(container.textContent).toBe('4');
});
