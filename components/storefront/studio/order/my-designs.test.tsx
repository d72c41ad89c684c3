import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/overlays/notify';
import { storedDesigns, storeDesign } from '@/lib/browser/studio/stored-designs';
import studio from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aDesignInput, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';
import { MyDesigns } from './my-designs';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: null }) }));
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
jest.mock('@/lib/firestore/designs', () => ({}));
jest.mock('@/lib/functions/designs', () => ({}));

const names = () => storedDesigns.get().map(({ input }) => input.texts.name);
const button = (name: string) => screen.getByRole('button', { name, hidden: true });

test('a kept design that is deleted can be put back, and the focus goes on at the next one', async () => {
  for (const name of ['Mansour', 'Khoury'])
    storeDesign({
      ...{ id: name, productId: 'board', variantId: 'board-red' },
      input: aDesignInput({ texts: { name } }),
    });
  render(
    <WithTexts texts={{ studio }}>
      <MyDesigns
        product={aStudioProduct()}
        template={aTemplate()}
        latest={jest.fn()}
        open={jest.fn()}
        drawNow={jest.fn()}
      />
    </WithTexts>,
  );
  screen.getByRole('group').setAttribute('open', '');
  button('Delete: Khoury').focus();
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['Mansour']);
  expect(button('Open: Mansour')).toHaveFocus();
  const [notice] = jest.mocked(notify).mock.lastCall ?? [];
  expect(notice).toMatchObject({ type: 'success', message: studio.designs.deleted });
  act(() => notice?.action?.onClick());
  expect(names()).toEqual(['Khoury', 'Mansour']);
  expect(button('Delete: Khoury')).toBeInTheDocument();
});
