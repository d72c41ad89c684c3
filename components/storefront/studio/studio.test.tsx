import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { notify } from '@/components/overlays/notify';
import { sendRetrySignal } from '@/lib/browser/retry-signal';
import { storeDesign, storedDesigns } from '@/lib/browser/studio/stored-designs';
import type { CartLine } from '@/lib/domain/cart/cart';
import { fail, ok } from '@/lib/domain/result';
import type { BoardProblem } from '@/lib/domain/studio/board/problems';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { saveDesign } from '@/lib/functions/designs';
import boardProblems from '@/locales/en/board-problems.json';
import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import studio from '@/locales/en/studio.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aDesignInput, aStudioProduct, aTemplate } from '@/tests/fixtures/studio/studio';
import { Studio } from './studio';

const router = { locale: 'en', isReady: true, query: {} as Record<string, string>, push: jest.fn() };
jest.mock('next/router', () => ({ useRouter: () => router }));
jest.mock('@/context/currency-context', () => ({
  useCurrency: () => ({ format: (minor: number) => `$${minor / 100}` }),
}));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
const session = { user: null as { uid: string; isAnonymous: boolean } | null };
jest.mock('@/context/user-context', () => ({ useUserContext: () => session }));
jest.mock('@/components/storefront/cart/use-notify-added', () => ({ useNotifyAdded: () => jest.fn() }));
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn(), prepareNotices: jest.fn() }));
jest.mock('@/lib/functions/pictures/design-picture', () => ({}));
const readPicture = jest.fn();
jest.mock('@/lib/firebase/storage', () => ({ readPicture: (path: string) => readPicture(path) }));
jest.mock('@/lib/firebase/load-sdk', () => ({ loadSdk: (load: () => unknown) => load() }));
jest.mock('@/lib/pictures/preview-picture', () => ({ previewPicture: async () => 'data:,preview' }));
const linked = { design: null as object | null };
jest.mock('@/lib/firestore/designs', () => ({
  readDesign: async () => ({ ok: true, value: linked.design }),
}));
jest.mock('@/lib/functions/designs', () => ({ saveDesign: jest.fn() }));
const cart = { lines: [] as CartLine[], add: jest.fn(() => null), remove: jest.fn() };
jest.mock('@/context/cart-context', () => ({ useCart: () => cart }));
const worker = { loading: Promise.resolve(), problems: [] as BoardProblem[] };
/** Draws the words alone, once it is loaded; the newest call of a client overtakes the one before. */
jest.mock('@/lib/browser/studio/studio-client', () => ({
  createStudioClient: () => {
    let newest: DesignInput;
    return {
      draw: async (_: unknown, input: DesignInput) => {
        newest = input;
        await worker.loading;
        const { name = '' } = input.texts;
        const board = {
          svg: `<svg>${name}</svg>`,
          hash: `hash of ${name}`,
          problems: worker.problems,
          warnings: [],
        };
        return newest === input ? board : null;
      },
      close: () => undefined,
    };
  },
}));

const saved = { designId: 'd1', addOn: 500, proofPath: 'proof.png', words: [], makingDays: 4 };

beforeEach(() => {
  jest.clearAllMocks();
  session.user = null;
  worker.problems = [];
  storedDesigns.update(() => []);
  jest.mocked(saveDesign).mockResolvedValue(ok(saved));
});

const show = (template = aTemplate()) =>
  render(
    <WithTexts texts={{ studio, errors, common, 'board-problems': boardProblems }}>
      <Studio product={aStudioProduct()} template={template} />
    </WithTexts>,
  );
const shown = () => screen.findByRole('img', { name: /Family name, 300 × 400 mm/ });
async function open() {
  show();
  await shown();
}
const nameField = () => screen.getByRole('textbox', { name: /^Name/ });
const type = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const addToCart = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add to Cart' })));
const tick = () => fireEvent.click(screen.getByRole('checkbox', { name: /checked the spelling/ }));

test('an example is never ordered, nor words that nobody checked', async () => {
  await open();
  await addToCart();
  expect(screen.getByText(/Type your own words first/)).toBeInTheDocument();
  expect(nameField()).toHaveAccessibleDescription(/Fill this in/);
  type('Haddad');
  await addToCart();
  expect(screen.getByText('Check the spelling and tick the box.')).toBeInTheDocument();
  expect(saveDesign).not.toHaveBeenCalled();
});

test('the board that was seen is saved and put into the cart at its price', async () => {
  await open();
  type('Haddad');
  tick();
  expect(screen.getByText('$30')).toBeInTheDocument();
  await addToCart();
  expect(saveDesign).toHaveBeenCalledWith(expect.objectContaining({ svgHash: 'hash of Haddad' }));
  expect(cart.add).toHaveBeenCalledWith(
    expect.objectContaining({ unitPrice: 3000, design: expect.objectContaining({ id: 'd1' }) }),
  );
});

test('what no field shows is told beside the button: own texts of the template, and the size', async () => {
  const title = aTemplate().layers.find(({ id }) => id === 'title');
  if (title?.kind !== 'text') throw new Error('The template has no title.');
  const est = { ...title, id: 'est', fieldId: null, text: { en: 'Established', ar: 'تأسست' } };
  worker.problems = [
    { field: 'est', code: 'too-small', params: { size: 3, min: 4 } },
    { field: 'size', code: 'size', params: { min: 100, max: 2000 } },
  ];
  show({ ...aTemplate(), layers: [title, est] });
  await shown();
  type('Haddad');
  tick();
  await addToCart();
  expect(saveDesign).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The board cannot be made like this:Established: Too long for this place: the letters would be 3 mm .*Choose another size/,
  );
});

test('what the store refuses is named', async () => {
  const fields = { size: 'field.invalid', inkId: 'field.invalid', photo: 'field.invalid' };
  jest.mocked(saveDesign).mockResolvedValueOnce(fail({ code: 'invalid-input', fields }));
  await open();
  type('Haddad');
  tick();
  await addToCart();
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    studio.order.size,
    'Ink: This is not offered any more. Choose another.',
    `Picture: ${studio.order.picture}`,
  ]);
});

test('other words are checked again', async () => {
  await open();
  type('Haddad');
  tick();
  type('Hadad');
  await addToCart();
  expect(saveDesign).not.toHaveBeenCalled();
});

test('Ctrl+Z takes back what was typed, and Ctrl+Y brings it again', async () => {
  await open();
  type('Haddad');
  fireEvent.keyDown(nameField(), { key: 'z', ctrlKey: true });
  expect(nameField()).toHaveValue('');
  fireEvent.keyDown(nameField(), { key: 'y', ctrlKey: true });
  expect(nameField()).toHaveValue('Haddad');
});

test('another look costs nothing, and undo takes it back', async () => {
  const template = aTemplate();
  const [ink, paper] = [template.inks[0], template.backgrounds[0]];
  if (!ink || !paper) throw new Error('The template has no colours.');
  const night = { ...paper, id: 'night', name: { en: 'Night', ar: 'ليلي' }, color: '#1b2a41' };
  const ivory = { ...ink, id: 'ivory', name: { en: 'Ivory', ar: 'عاجي' }, color: '#f6efe0' };
  show({ ...template, inks: [ink, ivory], backgrounds: [paper, night] });
  await shown();
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  await press('Another look');
  expect(screen.getByRole('radio', { name: 'Night' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Ivory' })).toBeChecked();
  expect(screen.getByText('$25')).toBeInTheDocument();
  await press('Undo');
  expect(screen.getByRole('radio', { name: 'Night' })).not.toBeChecked();
});

test('Enter leads from the last line back to the board', async () => {
  await open();
  nameField().focus();
  fireEvent.keyDown(nameField(), { key: 'Enter' });
  expect(nameField()).not.toHaveFocus();
});

const DRAFT = { id: null, productId: 'board', variantId: 'board-red' };

test('what was on the screen last is there again', async () => {
  storeDesign({ ...DRAFT, input: aDesignInput({ texts: { name: 'Mansour' } }) });
  await open();
  await waitFor(() => expect(nameField()).toHaveValue('Mansour'));
});

const KEPT = { ...DRAFT, id: 'kept', input: aDesignInput({ texts: { name: 'Khoury' } }) };

test('opening a kept design is a step that undo takes back', async () => {
  storeDesign(KEPT);
  await open();
  type('Haddad');
  fireEvent.click(screen.getByRole('button', { name: 'Open: Khoury', hidden: true }));
  expect(nameField()).toHaveValue('Khoury');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
  expect(nameField()).toHaveValue('Haddad');
});

test('a draft that a link replaces is kept, once', async () => {
  storeDesign({ ...DRAFT, input: aDesignInput({ texts: { name: 'Mansour' } }) });
  linked.design = KEPT;
  router.query = { design: 'kept' };
  for (const _ of ['first', 'again']) {
    await open();
    await waitFor(() => expect(nameField()).toHaveValue('Khoury'));
    cleanup();
  }
  router.query = {};
  expect(storedDesigns.get().map(({ id, input }) => [id === null, input.texts.name])).toEqual([
    [true, 'Khoury'],
    [false, 'Mansour'],
  ]);
});

async function openWithPicture(code: string) {
  const crop = { x: 0, y: 0, width: 1000, height: 1000 };
  const photo = { path: 'designPictures/u/demo/1.jpg', widthPx: 4000, heightPx: 3000, crop };
  storeDesign({ ...DRAFT, input: aDesignInput({ pictures: { photo } }) });
  readPicture.mockRejectedValueOnce(Object.assign(new Error('refused'), { code }));
  await open();
  await waitFor(() => expect(readPicture).toHaveBeenCalled());
  await act(async () => undefined);
}
const thumbnail = () => document.querySelector('img[src="data:,preview"]');

test('a picture that cannot be read for a moment stays on the board, and is read again', async () => {
  await openWithPicture('storage/retry-limit-exceeded');
  expect(screen.getByRole('button', { name: studio.picture.remove })).toBeVisible();
  readPicture.mockResolvedValueOnce(new Blob(['picture']));
  await act(async () => sendRetrySignal());
  await waitFor(() => expect(thumbnail()).toBeVisible());
});

test.each(['object-not-found', 'unauthorized'])(
  'a picture that is gone (%s) leaves the board, and the shopper is told which',
  async (code) => {
    await openWithPicture(`storage/${code}`);
    await waitFor(() => expect(screen.queryByRole('button', { name: studio.picture.remove })).toBeNull());
    const chooser = screen.getByLabelText(studio.picture.choose);
    expect(chooser).toHaveAccessibleDescription(expect.stringContaining(studio.picture.gone));
    const message = `Picture: ${studio.picture.gone}`;
    expect(notify).toHaveBeenCalledWith({ type: 'error', message });
  },
);

test.each(['closed', 'left by a link'])('a page that is %s at once loses no letter', async (how) => {
  await open();
  type('Mansour');
  if (how === 'closed') fireEvent(window, new Event('pagehide'));
  else cleanup();
  expect(storedDesigns.get().map(({ input }) => input.texts)).toEqual([{ name: 'Mansour' }]);
  await act(async () => undefined);
});

test('what was designed before a login is offered to the account, and what it refuses stays on the device', async () => {
  for (const name of ['Mansour', 'Khoury'])
    storeDesign({
      id: name,
      productId: 'board',
      variantId: 'board-red',
      input: aDesignInput({ texts: { name } }),
    });
  await open();
  expect(screen.queryByRole('button', { name: 'Keep them in my account' })).toBeNull();
  cleanup();
  session.user = { uid: 'layla', isAnonymous: false };
  jest.mocked(saveDesign).mockResolvedValueOnce(fail({ code: 'invalid-input' }));
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Keep them in my account' })));
  expect(jest.mocked(saveDesign).mock.calls.map(([{ svgHash }]) => svgHash)).toEqual([
    'hash of Khoury',
    'hash of Mansour',
  ]);
  expect(storedDesigns.get().map(({ id }) => id)).toEqual(['Khoury']);
});

test('the board on the screen is drawn although designs of the device are kept meanwhile', async () => {
  session.user = { uid: 'layla', isAnonymous: false };
  const kept = { id: 'one', productId: 'board', variantId: 'board-red' };
  storeDesign({ ...kept, input: aDesignInput({ texts: { name: 'Mansour' } }) });
  let loaded: () => void = jest.fn();
  worker.loading = new Promise((resolve) => (loaded = resolve));
  show();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep them in my account' }));
  await act(async () => loaded());
  await shown();
  expect(saveDesign).toHaveBeenCalledTimes(1);
});
