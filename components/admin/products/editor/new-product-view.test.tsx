import { fireEvent, screen } from '@testing-library/react';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { NewProductView } from '@/components/admin/products/editor/new-product-view';
import { newProduct } from '@/lib/domain/catalogue/edit-product';
import { draftOf } from '@/lib/domain/catalogue/product-draft';
import { storeDraft } from '@/lib/product-drafts';
import { renderInAdmin } from '@/tests/fixtures/in-admin';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ baseCurrency: 'AED' }) }));
jest.mock('@/lib/hooks/use-groups', () => ({
  useCategories: () => ({ status: 'ready', value: [] }),
  useBrands: () => ({ status: 'ready', value: [] }),
}));
// The parts that need a browser's layout, and one that tells which product stands in the editor.
jest.mock('@/components/admin/products/editor/texts-panel', () => ({ TextsPanel: () => null }));
jest.mock('@/components/admin/products/editor/readiness-panel', () => ({ ReadinessPanel: () => null }));
jest.mock('@/components/admin/products/editor/pictures-panel', () => ({ PicturesPanel: () => <EditedId /> }));

function EditedId() {
  return <output aria-label="product">{useEditor().base.id}</output>;
}

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
