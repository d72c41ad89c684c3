import { render, screen } from '@testing-library/react';
import { OrderLines } from '@/components/storefront/orders/details/order-lines';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { SummaryLine } from './summary-line';

jest.mock('next/router', () => ({ useRouter: () => ({ query: {}, locale: 'en' }) }));

const title = { en: '', ar: 'بحر هادئ' };
const order = anOrder();

test.each([
  ['in a summary', <SummaryLine key="summary" line={aCartLine({ title })} amount="$25.00" />],
  [
    'in an order',
    <OrderLines key="order" order={{ ...order, lines: order.lines.map((line) => ({ ...line, title })) }} />,
  ],
])('a title that is not translated yet is read in the language it is written in, %s', (_where, lines) => {
  render(<WithTexts texts={{ orders }}>{lines}</WithTexts>);
  const shown = screen.getAllByText(title.ar);
  for (const one of shown) expect(one).toHaveAttribute('lang', 'ar');
  for (const one of shown) expect(one).toHaveAttribute('dir', 'rtl');
});
