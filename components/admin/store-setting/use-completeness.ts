import { useStoreSetting } from '@/context/store-setting-context';
import { completeness } from '@/lib/domain/store/completeness';
import type { Live } from '@/lib/hooks/use-live';
import { useCustomDomain, useStorePage } from '@/lib/hooks/use-store-documents';

/** What is set up and what is not, live; missing is never told. */
export function useCompleteness(): Live<ReturnType<typeof completeness>> {
  const setting = useStoreSetting();
  const { storeId } = setting;
  const [aboutUs, privacyPolicy, termsConditions] = [
    useStorePage(storeId, 'aboutUs'),
    useStorePage(storeId, 'privacyPolicy'),
    useStorePage(storeId, 'termsConditions'),
  ];
  const domain = useCustomDomain(storeId);
  const failed = [aboutUs, privacyPolicy, termsConditions, domain].find(({ status }) => status === 'failed');
  if (failed?.status === 'failed') return failed;
  if (
    aboutUs.status !== 'ready' ||
    privacyPolicy.status !== 'ready' ||
    termsConditions.status !== 'ready' ||
    domain.status === 'loading'
  )
    return { status: 'loading' };
  const pages = {
    aboutUs: aboutUs.value,
    privacyPolicy: privacyPolicy.value,
    termsConditions: termsConditions.value,
  };
  const wanted = domain.status === 'ready' ? domain.value : null;
  return { status: 'ready', value: completeness({ setting, pages, domain: wanted }) };
}
