import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import { Icon } from '@/components/ui/media/icon';
import { JsonLd } from '@/components/ui/text/json-ld';
import { useStoreSetting } from '@/context/store-setting-context';
import { siteAddress, siteOrigin } from '@/lib/site-urls';
import type { Foreign } from '@/lib/domain/locale';
import { breadcrumbJsonLd } from '@/lib/domain/seo/json-ld';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './breadcrumb.module.css';

/** One step of a breadcrumb, such as a category and its address. */
export interface Crumb extends Foreign {
  readonly name: string;
  readonly href: string;
}

interface BreadcrumbProps {
  /** From the list of all products down to the page above this one. */
  readonly crumbs: readonly Crumb[];
  /** The page's own name, for search engines only, because its heading shows it. */
  readonly current?: string;
}

/** A breadcrumb for people and for search engines. */
export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const origin = siteOrigin(useStoreSetting());
  const steps: Crumb[] = [{ name: t('list.title'), href: paths.products }, ...crumbs];
  return (
    <nav aria-label={t('product.breadcrumb')} className={styles.nav}>
      <ol className={styles.list}>
        {steps.map(({ name, href, lang, dir }, index) => (
          <li key={href}>
            {index > 0 && <Icon name="chevron-end" size={14} />}
            <Link href={href} lang={lang} dir={dir}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
      <JsonLd
        data={
          typeof window === 'undefined'
            ? breadcrumbJsonLd([
                ...steps.map(({ name, href }) => ({ name, address: siteAddress(origin, href, locale) })),
                ...(current ? [{ name: current }] : []),
              ])
            : null
        }
      />
    </nav>
  );
}
