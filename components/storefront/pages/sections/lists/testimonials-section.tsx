import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Stars } from '@/components/storefront/product/reviews/stars';
import { Link } from '@/components/ui/actions/link';
import { paths } from '@/lib/paths';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';
import styles from './testimonials-section.module.css';

/** Customers' reviews, in their own words and language. */
export const TestimonialsSection = ({
  section: { title, testimonials },
}: SectionViewProps<'testimonials'>) => (
  <SectionFrame title={title}>
    <ul className={styles.list}>
      {testimonials.map(({ id, name, rating, title: headline, comment, product }) => (
        <li key={id} className={styles.card}>
          <Stars rating={rating} />
          <blockquote className={styles.words}>
            {headline && (
              <p className={styles.headline} dir="auto">
                {headline}
              </p>
            )}
            <p className={styles.comment} dir="auto">
              {comment}
            </p>
          </blockquote>
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
          <Link
            href={paths.product(product.slug)}
            className={styles.product}
            lang={product.lang}
            dir={product.dir}
          >
            {product.title}
          </Link>
        </li>
      ))}
    </ul>
  </SectionFrame>
);
