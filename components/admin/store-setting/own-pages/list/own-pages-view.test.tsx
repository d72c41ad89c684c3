import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok } from '@/lib/domain/result';
import type { OwnPage } from '@/lib/domain/own-pages/own-page';
import { NEW_POST } from '@/lib/domain/posts/post';
import { watchOwnPages } from '@/lib/firestore/own-pages';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aPageContent } from '@/tests/fixtures/shop/own-pages';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { OwnPagesView } from './own-pages-view';

const setting = aStoreSetting();

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/own-pages');
jest.mock('@/components/overlays/notify', () => ({
  notify: () => undefined,
  prepareNotices: () => undefined,
}));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const draft = aPageContent({ slug: { en: 'ramadan', ar: 'رمضان' } });
const page: OwnPage = {
  ...{ id: 'p1', draft, next: null, formerSlugs: [], updatedAt: 5 },
  live: { content: { ...draft, title: { en: 'Before', ar: 'قبل' } }, from: null, to: null },
};

test('a page says where it is, that shoppers see it and that its draft is ahead; a new one begins with real texts', async () => {
  jest.mocked(watchOwnPages).mockImplementation((_, onNext) => {
    onNext([page]);
    return () => undefined;
  });
  jest.mocked(call).mockResolvedValue(ok({ updatedAt: 1, content: draft }));
  const push = jest.fn().mockResolvedValue(true);
  renderInAdmin(<OwnPagesView />, { push });
  const [home, row] = within(screen.getByRole('list', { name: 'Pages' })).getAllByRole('listitem');
  expect(within(home as HTMLElement).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/storesetting/pages/home',
  );
  expect(within(home as HTMLElement).queryByRole('button')).toBeNull();
  expect(row).toHaveTextContent(/Ramadan.*Live.*Changed since published.*\/pages\/ramadan/);

  await userEvent.click(screen.getByRole('button', { name: 'New page' }));
  const dialog = await screen.findByRole('dialog', { name: 'New page' });
  const make = within(dialog).getByRole('button', { name: 'Make page' });
  await userEvent.click(make);
  expect(await within(dialog).findByText('Title is required.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.selectOptions(within(dialog).getByLabelText('Begin with'), 'Questions and answers');
  await userEvent.click(make);
  await waitFor(() => expect(push).toHaveBeenCalled());
  const [, request] = jest.mocked(call).mock.calls[0] ?? [];
  expect(request).toMatchObject({
    seen: 0,
    content: {
      title: { en: 'Questions & answers', ar: 'أسئلة وأجوبة' },
      sections: [{ kind: 'faq' }, { kind: 'contact' }],
    },
  });
});

test('the tab of posts lists posts alone, and a new one is a post with a text to write', async () => {
  const post: OwnPage = {
    ...page,
    id: 'post',
    draft: { ...draft, title: { en: 'How to hang', ar: '' }, post: { ...NEW_POST } },
  };
  jest.mocked(watchOwnPages).mockImplementation((_, onNext) => {
    onNext([page, post]);
    return () => undefined;
  });
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ updatedAt: 1, content: draft }));
  renderInAdmin(<OwnPagesView />, { query: { tab: 'post' }, push: jest.fn().mockResolvedValue(true) });
  const rows = within(screen.getByRole('list', { name: 'Posts' })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toHaveTextContent(/How to hang.*\/posts\/ramadan/);

  await userEvent.click(screen.getByRole('button', { name: 'New post' }));
  const dialog = await screen.findByRole('dialog', { name: 'New post' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make post' }));
  expect(await within(dialog).findByText('Title is required.')).toBeVisible();
  await userEvent.type(within(dialog).getByLabelText('Title (English)'), 'Walls');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make post' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const [, request] = jest.mocked(call).mock.calls[0] ?? [];
  expect(request).toMatchObject({
    seen: 0,
    content: { title: { en: 'Walls', ar: '' }, post: NEW_POST, sections: [{ kind: 'text' }] },
  });
});
