import type { ContactStatus } from '@/lib/domain/contact/contact-status';
import type { Locale } from '@/lib/domain/locale';

/** Visitors' messages to the demo store: sender, age in hours, text, and the store's answer. */
export const MESSAGES: readonly {
  readonly name: string;
  readonly hoursAgo: number;
  readonly locale: Locale;
  readonly status: ContactStatus;
  readonly comments: string;
  readonly reply?: string;
}[] = [
  {
    name: 'نورة العتيبي',
    hoursAgo: 3,
    locale: 'ar',
    status: 'new',
    comments:
      'السلام عليكم،\nهل يمكن طباعة آية أخرى على لوحة «نور» بمقاس ٦٠×٨٠؟ أريدها هدية قبل نهاية الشهر.',
  },
  {
    name: 'James Carter',
    hoursAgo: 9,
    locale: 'en',
    status: 'new',
    comments: 'Hi, the oak frame looks lovely. Is it real oak or a print? And does it come ready to hang?',
  },
  {
    name: 'يوسف حمدان',
    hoursAgo: 31,
    locale: 'ar',
    status: 'read',
    comments: 'طلبت لوحتين ووصلت واحدة فقط. متى تصل الثانية؟',
  },
  {
    name: 'Layla Haddad',
    hoursAgo: 54,
    locale: 'en',
    status: 'answered',
    comments: 'Do you deliver to Fujairah, and how long does it take?',
    reply:
      'Yes, we do. Boards reach Fujairah within three working days, and you get a tracking number by e-mail.',
  },
  {
    name: 'سارة القحطاني',
    hoursAgo: 120,
    locale: 'ar',
    status: 'answered',
    comments: 'هل لديكم خصم للشركات؟ نحتاج إلى ١٢ لوحة لمكتبنا الجديد.',
    reply: 'يسعدنا ذلك. أرسلي إلينا المقاسات التي تفضلونها، وسنجهز لكم عرضًا خلال يومين.',
  },
  {
    name: 'Daniel Okafor',
    hoursAgo: 300,
    locale: 'en',
    status: 'archived',
    comments: 'Just wanted to say that the mountain board is even nicer than in the pictures. Thank you!',
  },
];

/** Reviews that wait for moderation: reviewer, product, age in hours. */
export const WAITING_REVIEWS = [
  {
    name: 'Omar Farouk',
    product: 4,
    hoursAgo: 5,
    rating: 5,
    title: 'Better than the photo',
    comment: 'The print is sharp and the frame feels solid. It hangs over our sofa now.',
  },
  {
    name: 'مريم الصباح',
    product: 17,
    hoursAgo: 20,
    rating: 2,
    title: 'وصلت متأخرة',
    comment: 'اللوحة جميلة لكن التوصيل تأخر أسبوعًا، وكانت زاوية الإطار مخدوشة.',
  },
] as const;
