import { isBroughtByCourier } from '@/lib/domain/delivery/brought-by-courier';
import type { Locale } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { oneOf } from '@/lib/domain/parse/fields';

/** The notices that say something else to whoever picks the order up. */
const PICKUP_NOTICES = [
  'order-shipped',
  'order-part-shipped',
  'order-sent-again',
  'order-undelivered',
  'order-delivered',
] as const;
export type PickupNotice = (typeof PICKUP_NOTICES)[number];

/** The notice if it has words of its own for this order; null for an order that a courier brings. */
export const pickupNotice = (kind: string, order: Pick<Order, 'delivery'>): PickupNotice | null =>
  isBroughtByCourier(order) ? null : (oneOf(PICKUP_NOTICES, kind) ?? null);

/** `subject` and `lead` are of mails and pushes, `message` of messengers; filled in like the others. */
interface PickupTexts {
  readonly subject: string;
  readonly lead: string;
  readonly message: string;
}

export const pickupTexts: Readonly<Record<Locale, Readonly<Record<PickupNotice, PickupTexts>>>> = {
  en: {
    'order-shipped': {
      subject: 'Your order {number} is ready to be picked up',
      lead: 'Your boards are ready, and you can pick them up from {store}.',
      message: 'Your order {number} is ready to be picked up from {store}. See where and when here:\n{link}',
    },
    'order-part-shipped': {
      subject: 'A part of your order {number} is ready to be picked up',
      lead: 'These boards are ready, and you can pick them up from {store}. What else you ordered follows; the page of your order shows each part.',
      message:
        'A part of your order {number} is ready to be picked up from {store}: {pieces}. See where and when here:\n{link}',
    },
    'order-sent-again': {
      subject: 'Your order {number} is still ready to be picked up',
      lead: 'Your boards still wait for you, and you can pick them up from {store}.',
      message:
        'Your order {number} still waits to be picked up from {store}. See where and when here:\n{link}',
    },
    'order-undelivered': {
      subject: 'Your order {number} was not picked up',
      lead: 'Your boards were not picked up from {store}. {store} keeps them for you or closes the order; answer this e-mail if something must change.',
      message:
        'Your order {number} was not picked up from {store}. Please answer this message, so that it is kept for you. Your order:\n{link}',
    },
    'order-delivered': {
      subject: 'Your order {number} was picked up',
      lead: 'You have picked up your order. We hope your boards look wonderful on your wall.',
      message: 'You have picked up your order {number} from {store}. Tell others how you like it:\n{link}',
    },
  },
  ar: {
    'order-shipped': {
      subject: 'طلبك {number} جاهز للاستلام',
      lead: 'لوحاتك جاهزة، ويمكنك استلامها من {store}.',
      message: 'طلبك {number} جاهز للاستلام من {store}. تجد المكان والمواعيد هنا:\n{link}',
    },
    'order-part-shipped': {
      subject: 'جزء من طلبك {number} جاهز للاستلام',
      lead: 'هذه اللوحات جاهزة، ويمكنك استلامها من {store}. يجهز باقي طلبك لاحقًا، وتجد كل جزء في صفحة طلبك.',
      message: 'جزء من طلبك {number} جاهز للاستلام من {store}: {pieces}. تجد المكان والمواعيد هنا:\n{link}',
    },
    'order-sent-again': {
      subject: 'ما زال طلبك {number} جاهزًا للاستلام',
      lead: 'ما زالت لوحاتك بانتظارك، ويمكنك استلامها من {store}.',
      message: 'ما زال طلبك {number} بانتظار استلامه من {store}. تجد المكان والمواعيد هنا:\n{link}',
    },
    'order-undelivered': {
      subject: 'لم يُستلم طلبك {number}',
      lead: 'لم تُستلم لوحاتك من {store}. يحتفظ بها المتجر لك أو يغلق الطلب، ويمكنك الرد على هذه الرسالة إن لزم تغيير شيء.',
      message: 'لم يُستلم طلبك {number} من {store}. يُرجى الرد على هذه الرسالة ليُحفظ لك. طلبك:\n{link}',
    },
    'order-delivered': {
      subject: 'استُلم طلبك {number} من المتجر',
      lead: 'استلمت طلبك من المتجر. نتمنى أن تزيّن لوحاتك جدارك كما تحب.',
      message: 'استلمت طلبك {number} من {store}. أخبر الآخرين برأيك فيه:\n{link}',
    },
  },
};
