import { Alert, Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useSyncExternalStore } from 'react';
import { useUserContext } from '@/context/user-context';
import { storedValue } from '@/lib/browser/stored-value';
import { localized } from '@/lib/domain/locale';
import { listOf, text } from '@/lib/domain/parse/fields';
import { shownAt, type Announcement, type Severity } from '@/lib/domain/platform/announcement';
import { env } from '@/lib/env';
import { watchAnnouncements } from '@/lib/firestore/platform/announcements';
import { useMinute } from '@/lib/hooks/browser/use-minute';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener } from '@/lib/hooks/use-listener';

const STATUS: Readonly<Record<Severity, 'info' | 'warning' | 'error'>> = {
  info: 'info',
  warning: 'warning',
  critical: 'error',
};

/** As many as a browser needs to know: older notices are over. */
const MOST_DISMISSED = 50;

/** The notices that people of this browser dismissed, as `{uid} {notice}`. */
const dismissed = storedValue<readonly string[]>(
  'admin.platform-notices',
  (stored) => {
    try {
      return listOf(JSON.parse(stored ?? '[]'), text);
    } catch {
      return [];
    }
  },
  (ids) => JSON.stringify(ids),
);

/** What the platform tells the people of all stores, until each dismisses it. Only where stores share a platform. */
export function PlatformNotices() {
  const { user } = useUserContext();
  if (!env.platformHost || !user) return null;
  return <Notices uid={user.uid} />;
}

function Notices({ uid }: { readonly uid: string }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const now = useMinute();
  const hidden = useSyncExternalStore(dismissed.subscribe, dismissed.get, () => dismissed.initial);
  const state = useListener<readonly Announcement[]>('announcements', watchAnnouncements);
  if (state.status !== 'ready') return null;
  const keyOf = (id: string) => `${uid} ${id}`;
  const shown = shownAt(state.value, now).filter(({ id }) => !hidden.includes(keyOf(id)));
  if (shown.length === 0) return null;
  const dismiss = (id: string) => dismissed.update((ids) => [...ids, keyOf(id)].slice(-MOST_DISMISSED));
  return (
    <Stack gap="3" mb="6">
      {shown.map(({ id, text: words, severity }) => (
        <Alert.Root key={id} status={STATUS[severity]} alignItems="flex-start">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>{t('announcement.from')}</Alert.Title>
            <Alert.Description role="status" whiteSpace="pre-line" overflowWrap="anywhere">
              {localized(words, locale)}
            </Alert.Description>
          </Alert.Content>
          <Button size="sm" variant="ghost" flexShrink="0" onClick={() => dismiss(id)}>
            {t('announcement.dismiss')}
          </Button>
        </Alert.Root>
      ))}
    </Stack>
  );
}
