import { Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

const store = storeId(env.storeId);

interface StoreFigures {
  readonly percent: number;
  readonly complete: number;
  readonly total: number;
}

/** How far the whole catalogue is from being ready in both languages, as it was when the page was opened. */
export function StoreCompleteness() {
  const { t } = useTranslation('admin-catalogue');
  const [figures, setFigures] = useState<StoreFigures | null>(null);
  useEffect(() => {
    let left = false;
    void call('readCompleteness', { storeId: store }).then((read) => {
      if (!left && read.ok) setFigures(read.value);
    });
    return () => {
      left = true;
    };
  }, []);
  return figures && <Text>{t('completeness', { ...figures })}</Text>;
}
