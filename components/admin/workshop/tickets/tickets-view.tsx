import { Button, Heading, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import styles from '@/components/admin/orders/print/print.module.css';
import { useOrdersToPrint } from '@/components/admin/orders/print/use-orders-to-print';
import { PageHeader } from '@/components/admin/shell/page-header';
import { usePrintFiles } from '@/components/admin/workshop/tickets/use-print-files';
import { WorkTicket } from '@/components/admin/workshop/tickets/work-ticket';
import { useWorkItems } from '@/components/admin/workshop/use-queue';
import { adminPaths } from '@/lib/admin-paths';
import type { WorkItem } from '@/lib/domain/workshop/queue';

/** `/admin/workshop/tickets?ids=`: one workshop ticket per sheet, and the files for print and cutting. */
export function TicketsView() {
  const { t } = useTranslation('admin-workshop');
  const { query } = useRouter();
  const items = useWorkItems(useOrdersToPrint(query.ids), String(query.ids));
  if (items.status === 'loading') return <ListSkeleton />;
  if (items.status === 'failed') return <LoadFailure code={items.code} />;
  const made = items.status === 'ready' ? items.value.filter(({ boards }) => boards.length > 0) : [];
  if (made.length > 0) return <Tickets items={made} />;
  return (
    <>
      <PageHeader title={t('ticket.title')} />
      <Nothing title={t('ticket.none')} />
    </>
  );
}

function Tickets({ items }: { readonly items: readonly WorkItem[] }) {
  const { t } = useTranslation('admin-workshop');
  const files = usePrintFiles();
  return (
    <>
      <header className={styles.bar}>
        <div>
          <Heading as="h1" size="xl">
            {t('ticket.title')}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {t('ticket.colors')}
          </Text>
        </div>
        <div className={styles.actions}>
          <Button asChild size="sm" variant="ghost">
            <NextLink href={adminPaths.workshop}>{t('ticket.back')}</NextLink>
          </Button>
          <Button
            size="sm"
            variant="outline"
            loading={files.drawing}
            onPointerEnter={files.prepare}
            onFocus={files.prepare}
            onClick={() => void files.savePdf(items)}
          >
            {t('ticket.pdf')}
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            {t('ticket.print')}
          </Button>
        </div>
      </header>
      <div className={styles.pages}>
        {items.map((item) => (
          <div key={item.order.id}>
            <WorkTicket item={item} onCutting={(board) => void files.saveSvg(item, board)} />
          </div>
        ))}
      </div>
    </>
  );
}
