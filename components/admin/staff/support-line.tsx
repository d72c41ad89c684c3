import { Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { isolated } from '@/lib/domain/formats';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useSupportOfStore } from '@/components/admin/platform/use-support';

/** Says beside the store's people who of the platform's support may look in; they are none of them. For owners. */
export function SupportLine() {
  const { t } = useTranslation('admin-people');
  const { dateTime } = useFormats();
  const { running } = useSupportOfStore(true);
  return running.map(({ uid, email, until }) => (
    <Text key={uid} overflowWrap="anywhere">
      {t('staff.support', { email: isolated(email), time: dateTime(until) })}
    </Text>
  ));
}
