import type { PlanPackage } from '@/lib/domain/subscription/plan-package';
import { text } from './design';

/** A plan before Stripe has given its prices ids; amounts in US cents. */
interface PlanSeed extends Pick<
  PlanPackage,
  'plan' | 'name' | 'description' | 'features' | 'recommended' | 'quotas'
> {
  readonly prices: Readonly<Record<PlanPackage['interval'], number>>;
}

/** What the stores of the demo can subscribe to; a year costs ten months. */
export const PLANS: readonly PlanSeed[] = [
  {
    plan: 'starter',
    name: text('Starter', 'الانطلاقة'),
    description: text('For a first collection of boards.', 'لأول مجموعة من اللوحات.'),
    features: [
      text('The whole shop, in two languages', 'المتجر كاملًا بلغتين'),
      text(
        'Everything about an order: parcels, returns, invoices',
        'كل ما يخص الطلب: الشحن والإرجاع والفواتير',
      ),
      text('Help by e-mail within two days', 'مساعدة بالبريد الإلكتروني خلال يومين'),
    ],
    prices: { month: 1900, year: 19_000 },
    recommended: false,
    quotas: { products: 200, staff: 5, orders: 500, storage: 2048, mails: 1000 },
  },
  {
    plan: 'growth',
    name: text('Growth', 'النمو'),
    description: text('For a shop that sells every day.', 'لمتجر يبيع كل يوم.'),
    features: [
      text('Everything in Starter', 'كل ما في باقة الانطلاقة'),
      text('Help by chat within the day', 'مساعدة بالمحادثة في اليوم نفسه'),
      text('Your catalogue imported for you', 'نستورد منتجاتك نيابةً عنك'),
    ],
    prices: { month: 3900, year: 39_000 },
    recommended: true,
    quotas: { products: 2000, staff: 15, orders: 3000, storage: 10_240, mails: 10_000 },
  },
  {
    plan: 'studio',
    name: text('Studio', 'الاستوديو'),
    description: text('For large catalogues and busy seasons.', 'للكتالوجات الكبيرة ومواسم الذروة.'),
    features: [
      text('Everything in Growth', 'كل ما في باقة النمو'),
      text('Help by phone within the hour', 'مساعدة هاتفية خلال ساعة'),
      text('A designer for your home page', 'مصمم لصفحتك الرئيسية'),
      text('A review of your sales each quarter', 'مراجعة لمبيعاتك كل ثلاثة أشهر'),
    ],
    prices: { month: 8900, year: 89_000 },
    recommended: false,
    // Nothing is bounded but the room for pictures.
    quotas: { storage: 102_400 },
  },
];

/** The plans that the demo stores pay for. */
export const STORE_PLANS = { demo: 'growth-year', second: 'starter-year' } as const;
