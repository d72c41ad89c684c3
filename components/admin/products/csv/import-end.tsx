import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/use-error-text';

interface ImportEndProps {
  /** Null when all went well. */
  readonly failure: { readonly code: ErrorCode; readonly begun: boolean } | null;
  /** Products whose category or brand was deleted meanwhile. */
  readonly ungrouped?: number;
}

export function ImportEnd({ failure, ungrouped = 0 }: ImportEndProps) {
  const { t } = useTranslation('admin-import');
  const text = useErrorText();
  return (
    <Alert.Root status={failure ? 'error' : 'success'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{failure ? text.ofError(failure) : t('import.done')}</Alert.Title>
        {failure?.begun && <Alert.Description>{t('import.failed')}</Alert.Description>}
        {ungrouped > 0 && (
          <Alert.Description>{t('import.ungrouped', { count: ungrouped })}</Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}
