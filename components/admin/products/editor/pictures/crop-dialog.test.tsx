import { screen } from '@testing-library/react';
import texts from '@/locales/ar/admin-editor.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { CropDialog } from './crop-dialog';

jest.mock('@/components/admin/products/editor/pictures/use-picture-source', () => ({
  usePictureSource: () => ({ status: 'loading' }),
}));

test('"from left to right" runs from left to right on an Arabic page too', async () => {
  renderInAdmin(
    <CropDialog
      image={{ path: 'p.jpg', alt: { en: '', ar: '' }, width: 4, height: 5 }}
      original={undefined}
      onCrop={jest.fn()}
      onClose={jest.fn()}
    />,
    { locale: 'ar' },
  );
  expect(await screen.findByRole('slider', { name: texts.crop.x })).toHaveAttribute('dir', 'ltr');
  expect(screen.getByRole('slider', { name: texts.crop.zoom })).not.toHaveAttribute('dir');
});
