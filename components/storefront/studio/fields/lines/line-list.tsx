import { directionOf, textIn } from '@/lib/domain/locale';
import { KNOWN_LINES } from '@/lib/domain/studio/lines/known-lines';
import { charactersIn } from '@/lib/domain/studio/text/clean-design-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from '@/components/storefront/studio/fields/fields.module.css';

interface LineListProps {
  readonly maxLength: number;
  readonly onChoose: (text: string) => void;
}

/** Lines that fit, with their sources; those in the page's language come first. */
export function LineList({ maxLength, onChoose }: LineListProps) {
  const locale = useLocale();
  const fitting = KNOWN_LINES.filter(({ text }) => charactersIn(text) <= maxLength);
  const lines = [
    ...fitting.filter(({ language }) => language === locale),
    ...fitting.filter(({ language }) => language !== locale),
  ];
  return (
    <ul className={styles.results}>
      {lines.map(({ text, language, source }) => (
        <li key={text}>
          <button type="button" className={styles.result} onClick={() => onChoose(text)}>
            <span lang={language} dir={directionOf(language)}>
              {text}
            </span>
            <span className={styles.hint}>{textIn(source, locale)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
