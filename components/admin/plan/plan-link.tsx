import { Link } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { adminPaths } from '@/lib/admin-paths';
import type { AppError } from '@/lib/domain/errors/app-error';

/** Leads an owner from what their plan refused to the plans; nothing for other errors and for staff. */
export function PlanLink({ error: { code } }: { readonly error: Pick<AppError, 'code'> }) {
  const { t } = useTranslation('admin');
  const isOwner = useIsOwner();
  if (code !== 'quota-reached' || !isOwner) return null;
  return (
    <Link asChild variant="underline">
      <NextLink href={adminPaths.plan}>{t('quota.plans')}</NextLink>
    </Link>
  );
}
