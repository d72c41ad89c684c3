import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { newSection } from '@/lib/domain/own-pages/new-section';
import { startingPost } from '@/lib/domain/own-pages/starting-pages';
import type { OwnPage, OwnPageVersion } from '@/lib/domain/own-pages/own-page';
import { call } from '@/lib/functions/call';
import { notify } from '@/components/overlays/notify';
import arErrors from '@/locales/ar/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { OwnPageEditor } from './own-page-editor';

const setting = aStoreSetting();

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/own-pages', () => ({ watchOwnPageVersions: mockVersions }));
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
jest.mock('@/components/admin/store-setting/link-suggestions', () => ({ LinkSuggestions: () => null }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

/** Published once, with a Welcome that is gone from the draft. */
function mockVersions(_: string, __: string, onNext: (versions: OwnPageVersion[]) => void) {
  const content = { ...page.draft, sections: [newSection('hero', 'old')] };
  onNext([{ id: 'v1', content, savedAt: 1, author: 'Rana' }]);
  return () => undefined;
}

const page: OwnPage = {
  id: 'p1',
  draft: {
    title: { en: 'Ramadan', ar: 'رمضان' },
    description: { en: '', ar: '' },
    slug: { en: 'ramadan', ar: 'رمضان' },
    sections: [newSection('hero', 'a'), newSection('faq', 'b'), newSection('contact', 'c')],
  },
  live: null,
  next: null,
  formerSlugs: [],
  updatedAt: 5,
};

const names = (list = 'Sections') =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// Menus follow the size of their button, which has none here.
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => void Object.assign(globalThis, { ResizeObserver: NoSizes }));

/** By arrow keys: letters typed too slowly on a busy machine would each begin a new search of the menu. */
async function choose(item: string) {
  const menu = screen.getByRole('menu');
  await waitFor(() => expect(menu).toHaveFocus());
  const { id } = within(menu).getByRole('menuitem', { name: new RegExp(`^${item}`) });
  for (const _ of within(menu).getAllByRole('menuitem')) {
    if (menu.getAttribute('aria-activedescendant') === id) break;
    await userEvent.keyboard('{ArrowDown}');
  }
  await userEvent.keyboard('{Enter}');
}

beforeEach(() => {
  jest.mocked(notify).mockReset();
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ updatedAt: 6, content: page.draft }));
});

test('sections are added, moved by keys and duplicated; what is saved has them in their order', async () => {
  renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact']);
  await press('Add section');
  await choose('Space');
  await waitFor(() => expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact', 'Space']));

  screen.getByRole('button', { name: 'Move Contact' }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names()).toEqual(['Welcome', 'Contact', 'Questions and answers', 'Space']);
  expect(screen.getByText('Contact is now number 2 of 4')).toBeInTheDocument();

  await press('Actions for Contact');
  await choose('Duplicate');
  await waitFor(() =>
    expect(names()).toEqual(['Welcome', 'Contact', 'Contact', 'Questions and answers', 'Space']),
  );

  await press('Actions for Space');
  expect(screen.queryByRole('menuitem', { name: 'Move down' })).toBeNull();
  await choose('Move up');
  await waitFor(() =>
    expect(names()).toEqual(['Welcome', 'Contact', 'Contact', 'Space', 'Questions and answers']),
  );
  await press('Actions for Space');
  await choose('Move down');
  expect(await screen.findByText('Space is now number 5 of 5')).toBeInTheDocument();

  await press('Save draft');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  const [, request] = jest.mocked(call).mock.calls[0] ?? [];
  expect(request).toMatchObject({
    ...{ storeId: setting.storeId, id: 'p1', seen: 5 },
    content: {
      ...page.draft,
      sections: [
        ...[{ kind: 'hero' }, { kind: 'contact' }, { kind: 'contact' }],
        ...[{ kind: 'faq' }, { kind: 'spacer' }],
      ],
    },
  });
});

test('a section is removed and brought back; undo and redo step through, by button and by keys', async () => {
  renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  await press('Actions for Welcome');
  await choose('Remove');
  await waitFor(() => expect(names()).toEqual(['Questions and answers', 'Contact']));
  const [removed] = jest.mocked(notify).mock.calls.at(-1) ?? [];
  act(() => removed?.action?.onClick());
  expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact']);

  await press('Undo');
  expect(names()).toEqual(['Questions and answers', 'Contact']);
  await press('Undo');
  expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact']);
  await press('Redo');
  expect(names()).toEqual(['Questions and answers', 'Contact']);
  screen.getByRole('button', { name: 'Add section' }).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact']);
});

test('an error at a field of the third section is shown there and opens it', async () => {
  renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  const title = screen.getByLabelText('Title (English)');
  await userEvent.type(title, '!');
  jest
    .mocked(call)
    .mockResolvedValueOnce(
      fail({ code: 'invalid-input', fields: { 'content.sections[2].title.en': 'field.text.long' } }),
    );
  await press('Save draft');
  const [third] = within(screen.getByRole('list', { name: 'Sections' }))
    .getAllByRole('listitem')
    .slice(2);
  if (!third) throw new Error('no third section');
  expect(await within(third).findByText('must be at most 300 characters long')).toBeVisible();
  await waitFor(() => expect(within(third).getByLabelText('Title (English)')).toHaveFocus());
  expect(title).toHaveValue('Ramadan!');
  expect(within(third).getByText('Please check')).toBeVisible();

  await press('Save draft');
  await waitFor(() => expect(within(third).queryByText('Please check')).toBeNull());
});

test('what is unsaved is saved before it is published and stays, and no end before the start', async () => {
  const saved = { ...page.draft, title: { en: 'Ramadan!', ar: 'رمضان' } };
  jest.mocked(call).mockResolvedValue(ok({ updatedAt: 6, content: saved }));
  renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  await userEvent.type(screen.getByLabelText('Title (English)'), '!');
  await press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' });
  await userEvent.selectOptions(within(dialog).getByLabelText('When'), 'At a date');
  const [from, to] = [within(dialog).getByLabelText('From'), within(dialog).getByLabelText('Until')];
  await userEvent.type(from, '2099-03-01T09:00');
  await userEvent.type(to, '2099-02-01T09:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  expect(await within(dialog).findByText('It must end after it begins')).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  await userEvent.clear(to);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(jest.mocked(call).mock.calls.map(([name]) => name)).toEqual(['saveOwnPage', 'publishOwnPage']);
  expect(jest.mocked(call).mock.calls[1]?.[1]).toMatchObject({ seen: 6, to: null });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.getByLabelText('Title (English)')).toHaveValue('Ramadan!');
});

test('in Arabic a section is named, moved by keys and said to be moved, and an end before the start is refused', async () => {
  renderInAdmin(<OwnPageEditor page={page} />, { locale: 'ar', beforePopState: jest.fn() });
  screen.getByRole('button', { name: /^نقل .?التواصل/ }).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(names('الأقسام')).toEqual(['ترحيب', 'التواصل', 'أسئلة وأجوبة']);
  expect(screen.getByText(/^أصبح .?التواصل.? رقم .?2.? من .?3.?$/)).toBeInTheDocument();

  await press('نشر');
  const dialog = await screen.findByRole('dialog', { name: 'نشر هذه الصفحة' });
  await userEvent.type(within(dialog).getByLabelText('حتى'), '2020-02-01T09:00');
  await userEvent.click(within(dialog).getByRole('button', { name: 'انشر الآن' }));
  expect(await within(dialog).findByText(arErrors.field.banner.order)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('publishing again keeps the end that the page has', async () => {
  const to = Date.now() + 86_400_000;
  const live = { content: page.draft, from: null, to, at: 1 };
  renderInAdmin(<OwnPageEditor page={{ ...page, live }} />, { beforePopState: jest.fn() });
  await press('Publish');
  const dialog = await screen.findByRole('dialog', { name: 'Publish this page' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish now' }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('publishOwnPage', expect.objectContaining({ to })),
  );
});

test('undo does not put back what was there before the version of a colleague', async () => {
  const { rerender } = renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  const theirs = { ...page.draft, sections: [newSection('hero', 'a')] };
  rerender(<OwnPageEditor page={{ ...page, draft: theirs, updatedAt: 9 }} />);
  await waitFor(() => expect(names()).toEqual(['Welcome']));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('a version goes into the draft once its loss of unsaved changes was agreed to, and undo brings those back', async () => {
  renderInAdmin(<OwnPageEditor page={page} />, { beforePopState: jest.fn() });
  const title = screen.getByLabelText('Title (English)');
  await userEvent.type(title, '!');
  await press(/^Restore the version/);
  const dialog = await screen.findByRole('dialog', { name: 'Replace your draft?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(names()).toEqual(['Welcome']));
  expect(title).toHaveValue('Ramadan');
  await press('Undo');
  expect(names()).toEqual(['Welcome', 'Questions and answers', 'Contact']);
  expect(title).toHaveValue('Ramadan!');
});

test('a post has its date, author and tags, which are saved with it', async () => {
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ updatedAt: 6, content: page.draft }));
  const post = { ...page, draft: { ...startingPost(page.draft.title, () => 't1'), slug: page.draft.slug } };
  renderInAdmin(<OwnPageEditor page={post} />, { beforePopState: jest.fn() });
  await userEvent.type(screen.getByLabelText('Author (English)'), 'Layla');
  await press('Add tag');
  await userEvent.type(screen.getByLabelText('Tag (English)'), 'Walls');
  await press('Save draft');
  await waitFor(() => expect(call).toHaveBeenCalled());
  const [, request] = jest.mocked(call).mock.calls[0] ?? [];
  expect(request).toMatchObject({
    content: { post: { author: { en: 'Layla', ar: '' }, tags: [{ en: 'Walls', ar: '' }], date: null } },
  });
});
