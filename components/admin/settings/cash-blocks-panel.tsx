import { Box, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { BlockFields } from '@/components/admin/orders/checks/block-fields';
import { newBlock, useCashBlock } from '@/components/admin/orders/checks/use-cash-block';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { CashBlock } from '@/lib/domain/orders/cash/cash-block';
import { watchCashBlocks } from '@/lib/firestore/orders/cash-blocks';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** Phone numbers blocked for cash on delivery: which, why and until when. */
export function CashBlocksPanel() {
  const { t } = useTranslation('admin-store');
  const { storeId } = useStoreSetting();
  const [openedAt] = useState(Date.now);
  const blocks = useListener<CashBlock[]>(storeId, (onNext, onError) =>
    watchCashBlocks(storeId, openedAt, onNext, onError),
  );
  return (
    <Panel title={t('cashBlocks.title')}>
      <Stack gap="5">
        <Text color="fg.muted">{t('cashBlocks.description')}</Text>
        <NewBlock storeId={storeId} />
        {blocks.status === 'loading' && <ListSkeleton rows={2} />}
        {blocks.status === 'failed' && <LoadFailure code={blocks.code} />}
        {blocks.status === 'ready' &&
          (blocks.value.length ? (
            <BlockList storeId={storeId} blocks={blocks.value} />
          ) : (
            <Text>{t('cashBlocks.none')}</Text>
          ))}
      </Stack>
    </Panel>
  );
}

function NewBlock({ storeId }: { readonly storeId: string }) {
  const { t } = useTranslation('admin-store');
  const [draft, setDraft] = useState(() => newBlock());
  const { saving, errors, block } = useCashBlock(storeId);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (await block(draft)) setDraft(newBlock());
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <BlockFields draft={draft} errors={errors} withPhone onChange={setDraft} />
        <Box>
          <Button type="submit" variant="outline" loading={saving}>
            {t('cashBlocks.add')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}

interface BlockListProps {
  readonly storeId: string;
  readonly blocks: readonly CashBlock[];
}

function BlockList({ storeId, blocks }: BlockListProps) {
  const { t } = useTranslation('admin-store');
  const { date } = useFormats();
  const { saving, lift } = useCashBlock(storeId);
  return (
    <List.Root variant="plain" gap="3" aria-label={t('cashBlocks.list')}>
      {blocks.map(({ id, phone, reason, until }) => (
        <List.Item key={id} display="block">
          <HStack justify="space-between" gap="3" wrap="wrap">
            <Box>
              <Text>
                <bdi dir="ltr">{phone}</bdi> · {t('cashBlocks.until', { date: date(until) })}
              </Text>
              <Text textStyle="sm" color="fg.muted" dir="auto">
                {reason}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              disabled={saving}
              aria-label={t('cashBlocks.lift', { phone })}
              onClick={() => void lift(id)}
            >
              {t('cashBlocks.liftShort')}
            </Button>
          </HStack>
        </List.Item>
      ))}
    </List.Root>
  );
}
