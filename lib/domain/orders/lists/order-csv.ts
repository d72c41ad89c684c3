import type { CsvCell } from '@/lib/domain/csv/csv-text';
import { discountRows } from '@/lib/domain/discounts/discount-rows';
import { textIn, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { majorUnits, type Minor } from '@/lib/domain/money/money';
import { sumOf } from '@/lib/domain/money/sum-of';
import type { Order } from '@/lib/domain/orders/order';
import { originOf } from '@/lib/domain/orders/by-hand/by-hand';
import { lossesOf } from '@/lib/domain/payments/chargebacks';
import { feeKept, feesOf } from '@/lib/domain/payments/connect/order-fees';
import { owedExtra } from '@/lib/domain/payments/extra/extra-payment';
import type { UndeliveredReason } from '@/lib/domain/orders/order-status';
import { whyUndelivered } from '@/lib/domain/orders/why-undelivered';
import { refundedOfTotal } from '@/lib/domain/payments/refund-order';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import { exchangedAmount, prepaidOf } from '@/lib/domain/prepaid/order-prepaid';
import { taxTotal } from '@/lib/domain/tax/order-tax';

/** Translates why a parcel came back. */
type WhyText = (why: UndeliveredReason) => string;

interface Column {
  readonly name: LocalizedText;
  readonly cell: (order: Order, locale: Locale, whyText: WhyText) => CsvCell;
}

/** The file's columns; their names are part of the format, so they are not among the screens' texts. */
const COLUMNS: readonly Column[] = [
  { name: { en: 'Order ID', ar: 'رقم الطلب' }, cell: ({ number }) => number },
  { name: { en: 'Order Date (UTC)', ar: 'تاريخ الطلب (UTC)' }, cell: ({ createdAt }) => moment(createdAt) },
  { name: { en: 'Status', ar: 'الحالة' }, cell: ({ status }) => status },
  { name: { en: 'Payment Method', ar: 'طريقة الدفع' }, cell: ({ paymentMethod }) => paymentMethod },
  { name: { en: 'Payment Status', ar: 'حالة الدفع' }, cell: ({ paymentStatus }) => paymentStatus },
  { name: { en: 'Name', ar: 'الاسم' }, cell: ({ address }) => address.fullName },
  { name: { en: 'Email', ar: 'البريد الإلكتروني' }, cell: ({ address }) => address.email },
  { name: { en: 'Mobile Number', ar: 'رقم الجوال' }, cell: ({ address }) => address.mobileNumber },
  { name: { en: 'Street Address', ar: 'العنوان' }, cell: ({ address }) => address.streetAddress },
  { name: { en: 'City', ar: 'المدينة' }, cell: ({ address }) => address.city },
  { name: { en: 'Zip Code', ar: 'الرمز البريدي' }, cell: ({ address }) => address.zipCode },
  { name: { en: 'Country', ar: 'الدولة' }, cell: ({ address }) => address.country ?? '' },
  { name: { en: 'Region', ar: 'المحافظة أو المنطقة' }, cell: ({ address }) => address.region ?? '' },
  { name: { en: 'District', ar: 'الحي' }, cell: ({ address }) => address.district ?? '' },
  { name: { en: 'Block or Zone', ar: 'القطعة أو المجمع' }, cell: ({ address }) => address.block ?? '' },
  { name: { en: 'Building', ar: 'المبنى' }, cell: ({ address }) => address.building ?? '' },
  { name: { en: 'Flat', ar: 'الشقة' }, cell: ({ address }) => address.unit ?? '' },
  {
    name: { en: 'Secondary Number', ar: 'الرقم الفرعي' },
    cell: ({ address }) => address.additionalNumber ?? '',
  },
  { name: { en: 'Short Address', ar: 'العنوان المختصر' }, cell: ({ address }) => address.shortAddress ?? '' },
  { name: { en: 'P.O. Box', ar: 'صندوق البريد' }, cell: ({ address }) => address.poBox ?? '' },
  { name: { en: 'Landmark', ar: 'علامة مميزة' }, cell: ({ address }) => address.landmark ?? '' },
  { name: { en: 'Map Pin', ar: 'الموقع على الخريطة' }, cell: ({ address }) => address.pin ?? '' },
  { name: { en: 'Products', ar: 'المنتجات' }, cell: productsOf },
  { name: { en: 'Total Products', ar: 'عدد القطع' }, cell: ({ totalProducts }) => totalProducts },
  { name: { en: 'Currency', ar: 'العملة' }, cell: ({ currency }) => currency },
  { name: { en: 'Subtotal', ar: 'المجموع الفرعي' }, cell: (order) => amount(order, order.subtotal) },
  {
    name: { en: 'Discount', ar: 'الخصم' },
    cell: (order) => amount(order, order.discount + order.deliveryDiscount),
  },
  {
    name: { en: 'Discounts', ar: 'الخصومات' },
    cell: ({ discounts }, locale) =>
      discountRows(discounts, locale)
        .map(({ name }) => name)
        .join('; '),
  },
  {
    name: { en: 'Delivery Charges', ar: 'رسوم التوصيل' },
    cell: (order) => amount(order, order.deliveryCharges),
  },
  {
    name: { en: 'Cash on Delivery Fee', ar: 'رسوم الدفع عند الاستلام' },
    cell: (order) => amount(order, order.cashFee),
  },
  {
    name: { en: 'VAT', ar: 'ضريبة القيمة المضافة' },
    cell: (order) => amount(order, order.tax ? taxTotal(order.tax) : 0),
  },
  {
    name: { en: 'Cash Rounding', ar: 'تقريب المبلغ النقدي' },
    cell: (order) => amount(order, order.rounding),
  },
  { name: { en: 'Total', ar: 'الإجمالي' }, cell: (order) => amount(order, order.total) },
  {
    name: { en: 'Gift Card or Credit', ar: 'بطاقة هدية أو رصيد' },
    cell: (order) => amount(order, prepaidOf(order)),
  },
  {
    name: { en: 'Refunded', ar: 'المبلغ المسترد' },
    cell: (order) => amount(order, refundedOfTotal(order) + exchangedAmount(order)),
  },
  {
    name: { en: 'Delivery Method', ar: 'طريقة التوصيل' },
    cell: ({ delivery }, locale) => (delivery ? textIn(delivery.name, locale) : ''),
  },
  {
    name: { en: 'Delivery Zone', ar: 'نطاق التوصيل' },
    cell: ({ delivery }, locale) => (delivery ? textIn(delivery.zoneName, locale) : ''),
  },
  { name: { en: 'Expected From', ar: 'متوقع من' }, cell: ({ delivery }) => delivery?.estimate?.from ?? '' },
  { name: { en: 'Expected To', ar: 'متوقع إلى' }, cell: ({ delivery }) => delivery?.estimate?.to ?? '' },
  { name: { en: 'Carrier', ar: 'شركة الشحن' }, cell: ({ shipment }) => shipment?.carrier ?? '' },
  {
    name: { en: 'Tracking Number', ar: 'رقم التتبع' },
    cell: ({ shipment }) => shipment?.trackingNumber ?? '',
  },
  { name: { en: 'Note', ar: 'ملاحظة المتسوق' }, cell: ({ wishes }) => wishes.note },
  { name: { en: 'Gift', ar: 'هدية' }, cell: ({ wishes }) => (wishes.isGift ? 'yes' : '') },
  { name: { en: 'Gift Message', ar: 'رسالة الهدية' }, cell: ({ wishes }) => wishes.giftMessage },
  { name: { en: 'Entered By', ar: 'طريقة الإدخال' }, cell: originOf },
  { name: { en: 'Came From', ar: 'جاء من' }, cell: ({ referral }) => referral?.source ?? '' },
  { name: { en: 'Campaign', ar: 'الحملة' }, cell: ({ referral }) => referral?.campaign ?? '' },
  { name: { en: 'Campaign Medium', ar: 'وسيط الحملة' }, cell: ({ referral }) => referral?.medium ?? '' },
  {
    name: { en: 'Not Delivered Because', ar: 'سبب عدم التسليم' },
    cell: (order, _, whyText) => {
      const why = whyUndelivered(order);
      return why ? whyText(why) : '';
    },
  },
  {
    name: { en: 'Difference Owed', ar: 'فرق لم يُدفع' },
    cell: (order) => amount(order, owedExtra(order)?.amount ?? 0),
  },
  {
    name: { en: 'Platform Fee', ar: 'رسوم المنصة' },
    cell: (order) => amount(order, feeKept(feesOf(order))),
  },
  {
    name: { en: 'Lost Disputes', ar: 'اعتراضات خاسرة' },
    cell: (order) =>
      amount(
        order,
        sumOf(lossesOf(order), (loss) => loss.amount),
      ),
  },
];

/** The heading row, with each column's name in both languages. */
export const ORDER_CSV_HEADER: readonly CsvCell[] = COLUMNS.map(({ name }) => `${name.en} / ${name.ar}`);

/** An order's row for `ORDER_CSV_HEADER`; goods are named in `locale`, amounts are decimal numbers. */
export const orderCsvRow = (order: Order, locale: Locale, whyText: WhyText): CsvCell[] =>
  COLUMNS.map(({ cell }) => cell(order, locale, whyText));

const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

/** A text that begins with a minus would be kept from running as a formula, and so be no number in a spreadsheet. */
const amount = ({ currency }: Order, minor: Minor): CsvCell =>
  minor < 0 ? Number(majorUnits(minor, currency)) : majorUnits(minor, currency);

function productsOf({ lines }: Order, locale: Locale): string {
  const describe = (line: Order['lines'][number]) => {
    const title = `${line.quantity} × ${textIn(line.title, locale)}`;
    return [title, ...lineTexts(line, locale), line.sku].filter(Boolean).join(', ');
  };
  return lines.map(describe).join('; ');
}
