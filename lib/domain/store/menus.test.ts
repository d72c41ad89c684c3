import { settingSchemas } from '@/lib/domain/store/editing/setting-schemas';
import { MOST_MENU_ITEMS, parseMenus } from './menus';

const label = { en: 'Gifts', ar: 'هدايا' };
const refusalOf = async (header: unknown[]) =>
  settingSchemas.menus
    .validate({ header, footer: [] }, { abortEarly: false })
    .then(() => null)
    .catch((error: { inner: { path: string }[]; path: string }) => error.inner[0]?.path ?? error.path);

describe('the owner’s menus', () => {
  it('lead to pages of the shop and to addresses with https alone', async () => {
    expect(await refusalOf([{ label, link: '/gift-card', items: [] }])).toBeNull();
    expect(await refusalOf([{ label, link: 'https://blog.example/x', items: [] }])).toBeNull();
    for (const link of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://x.example', ''])
      expect(await refusalOf([{ label, link, items: [] }])).toBe('header[0].link');
  });

  it('need an address only where nothing stands below, and words in one language', async () => {
    const below = [{ label, link: '/cart' }];
    expect(await refusalOf([{ label, link: '', items: below }])).toBeNull();
    expect(await refusalOf([{ label, link: '', items: [{ label, link: '' }] }])).toBe(
      'header[0].items[0].link',
    );
    expect(await refusalOf([{ label: { en: '', ar: '' }, link: '/cart', items: [] }])).toBe(
      'header[0].label',
    );
  });

  it('are read from any stored value, and bounded', () => {
    expect(parseMenus(undefined)).toEqual({ header: [], footer: [] });
    expect(parseMenus({ header: [{ link: '/x' }, 7, { label }] }).header).toEqual([
      { label, link: '', items: [] },
    ]);
    const many = Array.from({ length: 50 }, () => ({ label, link: '/x' }));
    expect(parseMenus({ footer: many }).footer).toHaveLength(MOST_MENU_ITEMS);
  });
});
