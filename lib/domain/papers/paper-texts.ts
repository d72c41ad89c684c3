import type { LocalizedText } from '@/lib/domain/locale';

const text = (en: string, ar: string): LocalizedText => ({ en, ar });

/** Texts on the papers of parcels and returns; a function draws them, so they are not among the screens' texts. */
export const PAPER_TEXTS = {
  slip: text('Packing slip', 'قائمة التعبئة'),
  shipTo: text('Deliver to', 'التوصيل إلى'),
  delivery: text('Delivery', 'التوصيل'),
  parcel: text('Parcel {number} of {of}', 'الطرد {number} من {of}'),
  item: text('Item', 'المنتج'),
  pieces: text('Pieces', 'القطع'),
  inParcel: text('In this parcel', 'في هذا الطرد'),
  toCome: text('Still to come in another parcel', 'يصل لاحقًا في طرد آخر'),
  nothing: text('There is nothing to pack.', 'لا شيء للتعبئة.'),
  total: text('Pieces in all: {count}', 'مجموع القطع: {count}'),
  collect: text('Collect in cash: {amount}', 'المبلغ المطلوب نقدًا: {amount}'),
  collectLater: text('The cash is collected with the last parcel', 'يُحصَّل المبلغ مع الطرد الأخير'),
  collectNothing: text('Nothing to collect', 'لا مبلغ للتحصيل'),
  collectGift: text(
    'Cash on delivery: the amount stands on the order, not here',
    'الدفع عند الاستلام: المبلغ مذكور في الطلب لا هنا',
  ),
  giftMessage: text('Message on the card', 'رسالة على البطاقة'),
  returnSlip: text('Return slip', 'قسيمة إرجاع'),
  order: text('Order {number}', 'الطلب {number}'),
  sendTo: text('Send to', 'يُرسل إلى'),
  from: text('From', 'من'),
  putIn: text('Put this slip into the parcel.', 'ضع هذه القسيمة داخل الطرد.'),
  conditions: text('Conditions of returns', 'شروط الإرجاع'),
  thanks: text('Thank you for your order.', 'شكرًا لطلبك.'),
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type PaperText = keyof typeof PAPER_TEXTS;
