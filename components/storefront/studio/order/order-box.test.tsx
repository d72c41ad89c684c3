import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { ok } from '@/lib/domain/result';
import { saveDesign } from '@/lib/functions/designs';
import common from '@/locales/en/common.json';
import studio from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aDesignInput, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';
import { OrderBox } from './order-box';

const cart = { lines: [], add: jest.fn(() => null), remove: jest.fn() };
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', query: {}, push: jest.fn() }) }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/context/cart-context', () => ({ useCart: () => cart }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
jest.mock('@/components/storefront/cart/use-notify-added', () => ({ useNotifyAdded: () => jest.fn() }));
jest.mock('@/components/overlays/notify', () => ({ prepareNotices: jest.fn() }));
jest.mock('@/lib/functions/designs', () => ({ saveDesign: jest.fn() }));

const product = aStudioProduct();
const [variant] = product.variants;
const saved = { designId: 'd1', addOn: 0, proofPath: '', words: [] };
const board = { svg: '', hash: 'h', problems: [], warnings: [] };
let designed: DesignInput = aDesignInput({ texts: { name: 'Haddad' } });
let drawings = 0;

function Box() {
  if (!variant) throw new Error('The product has a variant.');
  return (
    <WithTexts texts={{ studio, common }}>
      <OrderBox
        product={product}
        variant={variant}
        template={aTemplate()}
        input={designed}
        latest={() => ({ now: { variantId: variant.id, input: designed }, designed, variant })}
        drawNow={async () => {
          drawings += 1;
          return { board, input: designed };
        }}
        onProblems={() => undefined}
      />
    </WithTexts>
  );
}

function show() {
  const { rerender } = render(<Box />);
  fireEvent.click(screen.getByRole('checkbox'));
  return () => rerender(<Box />);
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' }));

test('two presses while the board is drawn put it into the cart once', async () => {
  jest.mocked(saveDesign).mockResolvedValue(ok(saved as never));
  show();
  press();
  press();
  await act(async () => undefined);
  expect([drawings, cart.add.mock.calls.length]).toEqual([1, 1]);
});

test('a board that was changed while it was saved is not put into the cart', async () => {
  cart.add.mockClear();
  jest.mocked(saveDesign).mockImplementation(async () => {
    designed = aDesignInput({ texts: { name: 'Hadad' } });
    return ok(saved as never);
  });
  const update = show();
  await act(async () => press());
  update();
  expect(cart.add).not.toHaveBeenCalled();
  expect(screen.getByText(studio.order.outdated)).toBeVisible();
});
