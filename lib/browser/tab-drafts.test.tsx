import { forgetTabDrafts, storeTabDraft, readTabDraft } from './tab-drafts';

const KEY = 'boards.review.demo.board';

beforeEach(() => sessionStorage.clear());

test("a draft of an account is that account's alone, one of nobody is for whoever logs in", () => {
  storeTabDraft(KEY, 'layla', { title: 'Lovely' });
  expect(readTabDraft(KEY, 'layla')).toEqual({ title: 'Lovely' });
  expect(readTabDraft(KEY, 'omar')).toEqual({});
  expect(readTabDraft(KEY, null)).toEqual({});
  storeTabDraft(KEY, null, { title: 'Fine' });
  expect(readTabDraft(KEY, 'omar')).toEqual({ title: 'Fine' });
  storeTabDraft(KEY, 'omar', null);
  expect(sessionStorage).toHaveLength(0);
});

test('what an older version kept, whose owner nobody knows, is shown to nobody and forgotten with the others', () => {
  sessionStorage.setItem('boards.shipping.demo', JSON.stringify({ fullName: 'Layla Haddad' }));
  sessionStorage.setItem('elsewhere', 'stays');
  storeTabDraft(KEY, 'layla', { title: 'Lovely' });
  expect(readTabDraft('boards.shipping.demo', null)).toEqual({});
  forgetTabDrafts();
  expect(Object.keys(sessionStorage)).toEqual(['elsewhere']);
});

test.each(['{', 'null', '[]', '7'])('storage that holds %j has no draft', (damage) => {
  sessionStorage.setItem(KEY, damage);
  expect(readTabDraft(KEY, null)).toEqual({});
});
