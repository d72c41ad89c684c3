import { useTranslation } from 'next-i18next/pages';
import { ConsoleList } from '@/components/platform/console/console-list';
import styles from '@/components/platform/console/console.module.css';
import { consoleLink } from '@/components/platform/console/use-console-query';
import { Link } from '@/components/ui/actions/link';
import type { PlatformEntry } from '@/lib/domain/platform/platform-entry';
import type { DocCursor } from '@/lib/firestore/platform/page-of-docs';
import { readPlatformActivity } from '@/lib/firestore/platform/platform-activity';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { usePages } from '@/lib/hooks/platform/use-pages';

const COLUMNS = ['when', 'who', 'what', 'why'] as const;

/** The operators' log of one store, or all of it for an empty id. */
export function EntryList({ store }: { readonly store: string }) {
  const { t } = useTranslation('console');
  const pages = usePages<PlatformEntry, DocCursor>(`activity ${store}`, (after) =>
    readPlatformActivity(store, after),
  );
  return (
    <ConsoleList pages={pages} empty={{ title: t('activity.none') }}>
      {(entries) => (
        <div className={styles.scroll} role="region" aria-label={t('activity.list')} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {COLUMNS.map((column) => (
                  <th key={column} scope="col">
                    {t(`activity.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </ConsoleList>
  );
}

function Entry({ entry: { at, by, action, storeId, subject, reason } }: { readonly entry: PlatformEntry }) {
  const { t } = useTranslation('console');
  const { dateTime } = useFormats();
  return (
    <tr>
      <td className={styles.number}>
        <time dateTime={new Date(at).toISOString()}>{dateTime(at)}</time>
      </td>
      <td>
        <bdi dir="ltr">{by.email}</bdi>
      </td>
      <th scope="row">
        {t(`activity.action.${action ?? 'unknown'}`)}
        <bdi className={styles.below}>
          {storeId ? <Link href={consoleLink({ store: storeId })}>{subject || storeId}</Link> : subject}
        </bdi>
      </th>
      <td className={styles.reason}>
        <bdi>{reason}</bdi>
      </td>
    </tr>
  );
}
