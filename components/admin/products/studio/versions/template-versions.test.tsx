import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { TemplateVersion } from '@/lib/domain/studio/template/template-version';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aTemplate } from '@/tests/fixtures/studio/studio';
import { TemplateVersions } from './template-versions';

jest.mock('@/lib/firestore/catalogue/studio-templates', () => ({ watchTemplateVersions: mockVersions }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));
jest.mock('@/lib/browser/studio/studio-client', () => ({
  createStudioClient: () => ({
    draw: async (template: StudioTemplate) => ({ svg: `<svg>${template.makingDays}</svg>` }),
    close: () => undefined,
  }),
}));

const VERSIONS: readonly TemplateVersion[] = [
  { template: aTemplate({ version: 2, makingDays: 9 }), savedAt: 2, author: 'omar@demo.shop' },
  { template: aTemplate({ version: 1 }), savedAt: 1, author: 'rana@demo.shop' },
];
let mockListed = VERSIONS;

function mockVersions(
  _: string,
  __: string,
  ___: number,
  onNext: (found: readonly TemplateVersion[]) => void,
) {
  onNext(mockListed);
  return () => undefined;
}

const onRestore = jest.fn(() => Promise.resolve());

function show(changes: { current?: StudioTemplate | null; warning?: string } = {}) {
  const { current = VERSIONS[0]?.template ?? null, warning = null } = changes;
  return renderInAdmin(
    <TemplateVersions
      productId="p1"
      size={{ widthMm: 300, heightMm: 400 }}
      current={current}
      warning={warning}
      canRestore
      onRestore={onRestore}
    />,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Versions' })).getAllByRole('listitem');

beforeEach(() => {
  onRestore.mockClear();
  mockListed = VERSIONS;
});

test('an earlier version is put beside the one in use, with what no picture shows, and restored', async () => {
  show({ warning: 'Unsaved' });
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toHaveTextContent(/Version 2.*In use.*omar@demo.shop/);
  expect(within(rows()[0] ?? document.body).queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compare version 1 with the one in use' }));
  const dialog = screen.getByRole('dialog', { name: 'Version 1' });
  expect(dialog).toHaveTextContent('Differs in: Board.');
  expect(dialog).toHaveTextContent('Unsaved');
  await waitFor(() => expect(within(dialog).getAllByRole('img')).toHaveLength(4));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  expect(onRestore).toHaveBeenCalledWith(VERSIONS[1]?.template);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('after the studio was removed its versions are shown alone, and a product without any shows nothing', async () => {
  const { unmount } = show({ current: null });
  await userEvent.click(screen.getByRole('button', { name: 'Compare version 2 with the one in use' }));
  await waitFor(() => expect(within(screen.getByRole('dialog')).getAllByRole('img')).toHaveLength(2));
  unmount();
  mockListed = [];
  show();
  expect(screen.queryByText('Versions')).toBeNull();
});
