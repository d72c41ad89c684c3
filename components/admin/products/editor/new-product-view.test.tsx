import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { NewProductView } from '@/components/admin/products/editor/new-product-view';
import { PictureUpload } from '@/components/admin/products/editor/pictures/picture-upload';
import { useUploads } from '@/components/admin/products/editor/pictures/use-uploads';
import { readStoredDraft, storeDraft } from '@/lib/browser/product-drafts';
import { newProduct } from '@/lib/domain/catalogue/editing/edit-product';
import { draftOf } from '@/lib/domain/catalogue/editing/product-draft';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/catalogue/waiting', () => ({ watchWaiting: () => () => {} }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ baseCurrency: 'AED', customDomain: '', name: { en: 'Shop', ar: '' } }),
}));
jest.mock('@/components/admin/forms/owner-only', () => ({ useIsOwner: () => true }));
jest.mock('@/lib/hooks/catalogue/use-groups', () => ({
  useCategories: () => ({ status: 'ready', value: [] }),
  useBrands: () => ({ status: 'ready', value: [] }),
}));
// The parts that need a browser's layout, and one that tells which product is in the editor.
jest.mock('@/components/admin/products/editor/texts-panel', () => ({ TextsPanel: () => null }));
jest.mock('@/components/admin/products/editor/readiness-panel', () => ({ ReadinessPanel: () => null }));
jest.mock('@/components/admin/products/editor/pictures/pictures-panel', () => ({
  PicturesPanel: () => (
    <>
      <EditedId />
      <Uploads />
    </>
  ),
}));
jest.mock('@/lib/pictures/reencode-picture', () => ({
  reencodePicture: () => Promise.resolve({ ok: true, value: {} }),
}));
jest.mock('@/lib/functions/pictures/store-pictures');

function EditedId() {
  return <output aria-label="product">{useEditor().base.id}</output>;
}

const Uploads = () => <PictureUpload {...useUploads()} />;

test('a new product is another than the one that another tab is making, until that work is taken up', () => {
  const base = newProduct('made-elsewhere');
  storeDraft('new', { draft: { ...draftOf(base, 'AED'), slug: 'sea-breeze' }, base, savedAt: 1 });
  renderInAdmin(<NewProductView />, { beforePopState: jest.fn() });
  const edited = screen.getByRole('status', { name: 'product' });
  expect(edited.textContent).toMatch(/^[\w-]+$/);
  expect(edited).not.toHaveTextContent('made-elsewhere');
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(edited).toHaveTextContent('made-elsewhere');
});

test('what is typed while a new product is being saved goes along to its page as unsaved work', async () => {
  const base = newProduct('sea');
  const draft = { ...draftOf(base, 'AED'), title: { en: 'Sea', ar: '' }, slug: 'sea' };
  const variants = draft.variants.map((variant) => ({ ...variant, price: '10' }));
  storeDraft('new', { draft: { ...draft, variants }, base, savedAt: 1 });
  let answer = () => {};
  jest.mocked(call).mockReturnValue(
    new Promise((resolve) => {
      answer = () => resolve(ok({ slug: 'sea', updatedAt: 2 }));
    }) as ReturnType<typeof call>,
  );
  const replace = jest.fn();
  const { unmount } = renderInAdmin(<NewProductView />, { beforePopState: jest.fn(), replace });
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const address = screen.getByLabelText('Address of its page in English');
  fireEvent.change(address, { target: { value: 'sea-breeze' } });
  await act(async () => answer());

  expect(address).toHaveValue('sea-breeze');
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/products/sea'));
  unmount();
  expect(readStoredDraft('new')).toBeNull();
  expect(readStoredDraft('sea')).toMatchObject({ draft: { slug: 'sea-breeze' }, base: { updatedAt: 2 } });
});

test('a picture that is still uploading holds the save, and whoever leaves is asked', async () => {
  const base = newProduct('sea');
  storeDraft('new', { draft: { ...draftOf(base, 'AED'), slug: 'sea' }, base, savedAt: 1 });
  let arrive = () => {};
  jest.mocked(uploadStorePicture).mockReturnValue(
    new Promise((resolve) => {
      arrive = () => resolve(ok({ path: 'stores/demo/products/sea/1.webp', width: 10, height: 10 }));
    }),
  );
  renderInAdmin(<NewProductView />, { beforePopState: jest.fn() });
  const leaves = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(false);
  const file = new File(['picture'], 'sea.png', { type: 'image/png' });
  await act(async () =>
    fireEvent.change(screen.getByLabelText('Add pictures'), { target: { files: [file] } }),
  );
  expect(leaves()).toBe(true);
  expect(screen.getByText('Pictures are still uploading')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(
    screen.getByText('Pictures are still uploading').parentElement?.querySelector('[type=submit]'),
  ).toBeDisabled();

  await act(async () => arrive());
  expect(screen.getByText('Unsaved changes, kept on this device')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
});
