import type { LocalizedText } from '@/lib/domain/locale';
import type { TaxClass } from '@/lib/domain/tax/tax-class';

const text = (en: string, ar: string): LocalizedText => ({ en, ar });

/** The texts of a document, always in both languages, so they are not among the screens' texts. */
export const SHEET_TEXTS = {
  title: {
    // A Saudi invoice to a consumer, with a QR code.
    simplified: text('Simplified tax invoice', 'فاتورة ضريبية مبسطة'),
    invoice: text('Tax invoice', 'فاتورة ضريبية'),
    'credit-note': text('Credit note', 'إشعار دائن'),
    'debit-note': text('Debit note', 'إشعار مدين'),
  },
  number: text('Number', 'الرقم'),
  date: text('Date of issue', 'تاريخ الإصدار'),
  order: text('Order', 'الطلب'),
  corrects: text('Corrects invoice', 'تصحيح للفاتورة'),
  addsTo: text('In addition to invoice', 'إضافة إلى الفاتورة'),
  takesBack: text('Takes back credit note', 'إلغاء للإشعار الدائن'),
  reason: text('Reason', 'السبب'),
  causes: {
    refund: text('Refund', 'استرداد'),
    chargeback: text('Payment disputed at the bank', 'اعتراض على الدفعة لدى البنك'),
  },
  seller: text('Seller', 'البائع'),
  buyer: text('Buyer', 'المشتري'),
  taxNumber: text('VAT number', 'الرقم الضريبي'),
  crNumber: text('Commercial registration', 'السجل التجاري'),
  item: text('Item', 'الصنف'),
  quantity: text('Qty', 'الكمية'),
  net: text('Without VAT', 'دون الضريبة'),
  tax: text('VAT', 'الضريبة'),
  amount: text('With VAT', 'شامل الضريبة'),
  delivery: text('Delivery', 'التوصيل'),
  cashFee: text('Cash on delivery fee', 'رسوم الدفع عند الاستلام'),
  totalNet: text('Total without VAT', 'الإجمالي دون الضريبة'),
  totalTax: text('VAT', 'ضريبة القيمة المضافة'),
  reported: text('VAT in the currency of the return', 'الضريبة بعملة الإقرار'),
  rate: text('Rate of exchange', 'سعر الصرف'),
  discount: text('Discounts, already taken off', 'خصومات محسوبة أعلاه'),
  rounding: text('Cash rounding', 'تقريب المبلغ النقدي'),
  total: text('Total', 'الإجمالي'),
  prepaid: text('Paid by gift card or store credit', 'مدفوع ببطاقة هدية أو رصيد المتجر'),
  due: text('Left to pay', 'المتبقي للدفع'),
  code: text('Code of the tax invoice', 'رمز الفاتورة الضريبية'),
} as const;

export const CLASS_TEXTS: Readonly<Record<Exclude<TaxClass, 'standard'>, LocalizedText>> = {
  zero: text('Zero-rated', 'نسبة الصفر'),
  exempt: text('Exempt', 'معفى'),
};
