import { consentNow, consentText, DECLINED, parseConsent } from './consent';
import { toolEvent } from './shop-event';
import { allowedTools, purposesOf, toolsOf } from './tools';

const NOW = 1_800_000_000_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const agreed = { analytics: true, advertising: false, at: NOW };
const IDS = { google: 'G-ABC123DEF4', meta: '123456789012345', tiktok: 'C4ABCDEF0123456789AB' };

test('a tool runs for a purpose that was agreed to alone, and an id that is none asks nobody', () => {
  const tools = toolsOf(IDS);
  expect(allowedTools(tools, agreed).map(({ name }) => name)).toEqual(['google']);
  expect(allowedTools(tools, DECLINED)).toEqual([]);
  expect(purposesOf(toolsOf({ ...IDS, google: '', tiktok: '' }))).toEqual(['advertising']);
  expect(toolsOf({ google: 'G-1"><script>', meta: '1?x=1', tiktok: '' })).toEqual([]);
});

test('an answer counts for half a year in its version; a signal of the browser declines whatever was answered', () => {
  expect(parseConsent(consentText(agreed))).toEqual(agreed);
  expect(consentNow(agreed, false, NOW + 100 * DAY_MS)).toBe(agreed);
  expect(consentNow(agreed, false, NOW + 200 * DAY_MS)).toBeNull();
  expect(consentNow(agreed, true, NOW)).toBe(DECLINED);
  expect(consentNow(null, true, NOW)).toBe(DECLINED);
  for (const stored of [null, '', '{}', 'true', JSON.stringify({ ...agreed, version: 0 })])
    expect(parseConsent(stored)).toBeNull();
});

test('amounts are told in major units of their currency, and words that may name a person are not', () => {
  const lines = [{ productId: 'b', title: { en: 'Board', ar: 'لوحة' }, unitPrice: 2550, quantity: 2 }];
  expect(toolEvent({ name: 'add_to_cart', lines }, 'USD')).toEqual({
    ...{ name: 'add_to_cart', currency: 'USD', value: 51, order: '' },
    items: [{ id: 'b', name: 'Board', price: 25.5, quantity: 2 }],
  });
  const purchase = {
    name: 'purchase',
    lines,
    currency: 'KWD',
    total: 5600,
    order: 'B-1',
    placedAt: NOW,
  } as const;
  expect(toolEvent(purchase, 'USD')).toMatchObject({ currency: 'KWD', value: 5.6, order: 'B-1' });
  expect(toolEvent({ name: 'search', words: 'calm' }, 'USD')).toEqual({ name: 'search', words: 'calm' });
  for (const words of ['layla@example.com', '0501234567'])
    expect(toolEvent({ name: 'search', words }, 'USD')).toBeNull();
});
