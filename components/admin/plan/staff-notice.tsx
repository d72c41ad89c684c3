import { QuotaNotice } from '@/components/admin/plan/quota-notice';
import { useUsage } from '@/components/admin/plan/use-usage';
import { useStoreUsage } from '@/components/admin/plan/plan-context';
import { levelOf } from '@/lib/domain/quotas/quotas';

/** How near the plan's places for people are to their end; `people` is how many have a role. */
export function StaffNotice({ people }: { readonly people: number }) {
  const counted = useStoreUsage();
  // An invitation that takes one of the last places changes how the quota stands.
  const stands = counted.status === 'ready' ? counted.value.limits.staff?.at : 0;
  const usage = useUsage(`${people}/${stands ?? 0}`);
  const staff = usage.status === 'ready' ? usage.value.usage.find(({ name }) => name === 'staff') : undefined;
  if (!staff || staff.used === null || staff.quota === null) return null;
  const { used, quota } = staff;
  return <QuotaNotice name="staff" level={levelOf({ used, quota })} used={used} quota={quota} />;
}
