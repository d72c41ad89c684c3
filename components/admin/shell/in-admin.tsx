import type { ComponentType } from 'react';
import { AdminLayout } from '@/components/admin/shell/admin-layout';
import type { PageLayout, PageWithLayout } from '@/lib/page-layout';

const getLayout: PageLayout = (page) => <AdminLayout>{page}</AdminLayout>;

/** Makes a view a page of the admin: for the store's people alone, with menu and bell. */
export const inAdmin = <P extends object>(View: ComponentType<P>): PageWithLayout<P> =>
  Object.assign((props: P) => <View {...props} />, { getLayout });
