import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { foreignTo, localized } from '@/lib/domain/locale';
import type { Brand } from '@/lib/domain/catalogue/product';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { paths } from '@/lib/paths';
import styles from './brand-row.module.css';

export function BrandRow({ brands }: { brands: readonly Brand[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.row}>
      {brands.map(({ id, slug, name, image }) => (
        <li key={id} className={styles.brand}>
          {image && (
            <span className={styles.mark}>
              <Picture src={imageUrl(image.path)} alt="" sizes="(min-width: 62em) 18vw, 46vw" />
            </span>
          )}
          <Link
            href={{ pathname: paths.products, query: { brand: slug } }}
            className={styles.name}
            {...foreignTo(locale, name)}
          >
            {localized(name, locale)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
