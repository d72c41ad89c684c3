import type { E164 } from '@/lib/domain/address/phone';
import { canMark, MESSAGE_STATES, parseMessage, type MessageState } from './shopper-message';
import { whatsappLink } from './whatsapp-link';

const message = parseMessage('m1', { orderId: 'o1', notice: 'order-shipped', createdAt: 5 });

test('what somebody sent or skipped can be taken back, what a provider has or sent cannot', () => {
  const moves = (state: MessageState, channel: 'by-hand' | 'whatsapp') =>
    MESSAGE_STATES.filter((to) => canMark({ ...message, state, channel }, to));
  expect(moves('waiting', 'by-hand')).toEqual(['sent', 'skipped']);
  expect(moves('failed', 'whatsapp')).toEqual(['sent', 'skipped']);
  expect(moves('sent', 'by-hand')).toEqual(['waiting']);
  expect(moves('skipped', 'by-hand')).toEqual(['waiting']);
  expect(moves('sent', 'whatsapp')).toEqual([]);
  expect(moves('queued', 'whatsapp')).toEqual([]);
});

test('a link has the digits of the number alone, and the text whole', () => {
  const text = 'مرحبًا ليلى: طلبك B-1 & 50%\nhttps://shop.example/?a=b#c';
  const url = new URL(whatsappLink('+966501234567' as E164, text));
  expect(url.origin + url.pathname).toBe('https://wa.me/966501234567');
  expect(url.searchParams.get('text')).toBe(text);
});
