import type { ComponentType } from 'react';
import { AdminLayout } from '@/components/admin/shell/admin-layout';
import type { PageLayout, PageWithLayout } from '@/lib/page-layout';

const getLayout: PageLayout = (page) => <AdminLayout>{page}</AdminLayout>;

/** Wraps a view as a page of the admin, with guard, menu and order alerts. */
export const inAdmin = <P extends object>(View: ComponentType<P>): PageWithLayout<P> =>
  Object.assign((props: P) => <View {...props} />, { getLayout });
