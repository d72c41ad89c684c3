export type PageLocale = 'en' | 'ar';

const EN = {
  cardNumber: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  email: 'Email',
  pay: 'Pay {amount}',
  subscribe: 'Subscribe for {amount}',
  startTrial: 'Start trial',
  checkout: 'Checkout',
  total: 'Total',
  back: 'Back to the shop',
  testOnly: 'Test payment: no real card is charged.',
  expired: 'This page has expired.',
  done: 'This payment is complete.',
  bankTitle: 'Your bank asks for confirmation',
  bankText: 'Confirm the payment of {amount} with your bank.',
  complete: 'Complete',
  fail: 'Fail',
  portal: 'Your plan',
  renews: 'Renews on {date}',
  ends: 'Ends on {date}',
  unpaid: 'The last payment failed. Please use another card.',
  none: 'There is no plan at the moment.',
  cancelPlan: 'Cancel plan',
  cancelNote: 'The plan stays usable until the end of the paid period.',
  keepPlan: 'Keep plan',
  change: 'Change plan',
  choose: 'Switch to {plan}',
  invoices: 'Invoices',
  noInvoices: 'No invoices yet.',
  invoice: 'Invoice {number}',
  paid: 'Paid',
  open: 'Open',
  void: 'Void',
  card: 'Card',
  cardEnding: 'Card ending in {digits}',
  useCard: 'Use this card',
  notFound: 'There is no such page.',
  badNumber: 'Your card number is incorrect.',
  badExpiry: "Your card's expiration date is invalid.",
  badCvc: "Your card's security code is invalid.",
  declined: 'Your card was declined.',
  funds: 'Your card has insufficient funds.',
  cardExpired: 'Your card has expired.',
  processing: 'An error occurred while processing your card. Try again in a little bit.',
  authentication: 'We could not confirm this payment with your bank. Try again or use another card.',
  onboarding: 'Take card payments',
  onboardingText:
    'Stripe asks a real business for its details here. This test page fills in all of them for you.',
  onboardingContinue: 'Continue',
  onboardingReview: 'Continue, and be reviewed',
  onboardingLeave: 'Leave unfinished',
  language: 'العربية',
};
export type PageTexts = Readonly<typeof EN>;

const AR: PageTexts = {
  cardNumber: 'رقم البطاقة',
  expiry: 'تاريخ الانتهاء',
  expiryHint: 'شهر / سنة',
  cvc: 'رمز الأمان',
  email: 'البريد الإلكتروني',
  pay: 'ادفع {amount}',
  subscribe: 'اشترك مقابل {amount}',
  startTrial: 'ابدأ الفترة التجريبية',
  checkout: 'الدفع',
  total: 'الإجمالي',
  back: 'العودة إلى المتجر',
  testOnly: 'دفع تجريبي: لن تُخصم أي مبالغ حقيقية.',
  expired: 'انتهت صلاحية هذه الصفحة.',
  done: 'اكتملت عملية الدفع.',
  bankTitle: 'يطلب مصرفك التأكيد',
  bankText: 'أكّد دفع {amount} لدى مصرفك.',
  complete: 'تأكيد',
  fail: 'رفض',
  portal: 'باقتك',
  renews: 'تتجدد في {date}',
  ends: 'تنتهي في {date}',
  unpaid: 'تعذّرت عملية الدفع الأخيرة. يرجى استخدام بطاقة أخرى.',
  none: 'لا توجد باقة حاليًا.',
  cancelPlan: 'إلغاء الباقة',
  cancelNote: 'تبقى الباقة صالحة حتى نهاية الفترة المدفوعة.',
  keepPlan: 'الاحتفاظ بالباقة',
  change: 'تغيير الباقة',
  choose: 'الانتقال إلى {plan}',
  invoices: 'الفواتير',
  noInvoices: 'لا توجد فواتير بعد.',
  invoice: 'فاتورة {number}',
  paid: 'مدفوعة',
  open: 'غير مدفوعة',
  void: 'ملغاة',
  card: 'البطاقة',
  cardEnding: 'بطاقة تنتهي بالأرقام {digits}',
  useCard: 'استخدام هذه البطاقة',
  notFound: 'هذه الصفحة غير موجودة.',
  badNumber: 'رقم البطاقة غير صحيح.',
  badExpiry: 'تاريخ انتهاء البطاقة غير صالح.',
  badCvc: 'رمز أمان البطاقة غير صالح.',
  declined: 'رُفضت بطاقتك.',
  funds: 'الرصيد في بطاقتك غير كافٍ.',
  cardExpired: 'انتهت صلاحية بطاقتك.',
  processing: 'حدث خطأ أثناء معالجة بطاقتك. حاول مرة أخرى بعد قليل.',
  authentication: 'تعذّر تأكيد الدفع لدى مصرفك. حاول مرة أخرى أو استخدم بطاقة أخرى.',
  onboarding: 'استقبال الدفع بالبطاقة',
  onboardingText: 'يطلب Stripe هنا من النشاط التجاري بياناته. صفحة الاختبار هذه تملأ جميعها بدلًا منك.',
  onboardingContinue: 'متابعة',
  onboardingReview: 'متابعة مع المراجعة',
  onboardingLeave: 'المغادرة دون إكمال',
  language: 'English',
};

export const PAGE_TEXTS: Readonly<Record<PageLocale, PageTexts>> = { en: EN, ar: AR };

/** `ar-EG` is Arabic; every language we have no words in is English. */
export function pageLocale(...tags: readonly (string | null | undefined)[]): PageLocale {
  const tag = tags.find((entry) => entry && entry !== 'auto');
  return tag?.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** Minor units as people write them. */
export function moneyText(amount: number, currency: string, locale: PageLocale): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

export function dateText(seconds: number, locale: PageLocale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000);
}

/** What the bank's refusal is in the page's language; by the API's code. */
export function errorText(code: string | undefined, decline: string | undefined, texts: PageTexts): string {
  if (decline === 'insufficient_funds') return texts.funds;
  const byCode: Readonly<Record<string, string>> = {
    expired_card: texts.cardExpired,
    incorrect_number: texts.badNumber,
    invalid_expiry_month: texts.badExpiry,
    invalid_expiry_year: texts.badExpiry,
    incorrect_cvc: texts.badCvc,
    invalid_cvc: texts.badCvc,
    processing_error: texts.processing,
    payment_intent_authentication_failure: texts.authentication,
  };
  return byCode[code ?? ''] ?? texts.declined;
}
