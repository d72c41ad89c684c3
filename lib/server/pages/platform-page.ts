import type { GetStaticProps } from 'next';
import type { SSRConfig } from 'next-i18next/pages';
import { serverSideTranslations } from 'next-i18next/pages/serverSideTranslations';
import type { StoreId } from '@/lib/domain/ids';
import type { DemoStore, PlatformSite, ShownPlan } from '@/lib/domain/opening/platform-site';
import { platformHost } from '@/lib/domain/tenancy/platform-name';
import { env } from '@/lib/env';
import { serverEnv } from '@/lib/server/env';
import type { Namespace } from '@/lib/server/pages/shell-props';
import { readingFor } from '@/lib/server/reads/counted';
import { readProducts } from '@/lib/server/reads/catalogue';
import { readPlans } from '@/lib/server/reads/plans';
import { readStoreSetting } from '@/lib/server/reads/store-setting';
import { revalidateAfter, type RevalidatedPage } from '@/lib/server/revalidate-after';
import { hostRecord } from '@/lib/server/tenancy/host-store';
import { withTimeout } from '@/lib/server/with-timeout';

/** The props of a page of the platform itself, which belongs to no store. */
export interface PlatformProps extends SSRConfig {
  readonly platform: PlatformSite;
}

/** The page that shows them. */
const LANDING = '/platform';
/** The platform names of the stores that visitors may look at. */
const DEMOS = ['demo', 'second'] as const;

/**
 * `getStaticProps` of a page of the platform; its plans and demo stores are read anew by the hour. A build, which has no Firestore
 * to read, shows none: no server serves what was built (`page-cache`), it renders the page on the first request.
 */
export const platformPage =
  (page: RevalidatedPage, ...namespaces: readonly Namespace[]): GetStaticProps<PlatformProps> =>
  async ({ locale = 'en' }) => {
    const [platform, translations] = await Promise.all([
      serverEnv.isBuilding
        ? siteWith([], [])
        : withTimeout(readingFor('/platform', () => readSite(page === LANDING ? DEMOS : []))),
      serverSideTranslations(locale, ['common', 'platform', ...namespaces]),
    ]);
    return { props: { ...translations, platform }, revalidate: revalidateAfter(page) };
  };

async function readSite(names: readonly string[]): Promise<PlatformSite> {
  const hosts = names.map((name) => platformHost(name, env.platformHost) ?? '');
  const [plans, ...demos] = await Promise.all([readPlans(), ...hosts.map(readDemo)]);
  return siteWith(
    plans.map(({ stripePriceId: _, ...plan }) => plan),
    demos.filter((demo) => demo !== null),
  );
}

function siteWith(plans: readonly ShownPlan[], demos: readonly DemoStore[]): PlatformSite {
  const { protocol, port } = new URL(env.siteUrl);
  return { plans, demos, host: env.platformHost, protocol, port: port && `:${port}` };
}

/** The store of the host, if it is there. */
async function readDemo(host: string): Promise<DemoStore | null> {
  const record = await hostRecord(host);
  if (record?.state !== 'open') return null;
  const { name, homepage } = await readStoreSetting(record.storeId);
  const { image } = homepage.hero;
  return { host, name, image: image ?? (await bestSellersPicture(record.storeId)) };
}

async function bestSellersPicture(store: StoreId): Promise<DemoStore['image']> {
  const [product] = await readProducts(store, 'best-seller', 1);
  return product?.images[0] ?? null;
}
