import { Badge, Box, Button, Checkbox, Flex, HStack, Link, List, Stack, Text } from '@chakra-ui/react';
import Image from 'next/image';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { AskChange } from '@/components/admin/orders/changes/ask-change';
import { ChangeBadge } from '@/components/admin/orders/changes/order-design-changes';
import type { Selection } from '@/components/admin/use-selection';
import { useMakingStep } from '@/components/admin/workshop/use-making-step';
import { adminPaths } from '@/lib/admin-paths';
import { localized } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';
import { nextMaking } from '@/lib/domain/orders/order-status';
import { lineTexts } from '@/lib/domain/studio/design/line-design';
import type { WorkBoard, WorkItem } from '@/lib/domain/workshop/queue';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { imageUrl } from '@/lib/pictures/image-url';
import { useBoardTexts } from './use-board-texts';

interface QueueListProps {
  readonly items: readonly WorkItem[];
  readonly selection: Selection;
}

/** One page of the queue: orders with their boards and next steps. */
export function QueueList({ items, selection }: QueueListProps) {
  const { t } = useTranslation('admin-workshop');
  const { move, moving } = useMakingStep();
  return (
    <List.Root as="ul" variant="plain" gap="3" aria-label={t('title')}>
      {items.map((item) => (
        <List.Item
          key={item.order.id}
          display="block"
          bg="bg.panel"
          borderWidth="1px"
          borderRadius="l3"
          p="4"
        >
          <Stack gap="3">
            <ItemHead item={item} selection={selection} />
            {item.boards.map((board, index) => (
              <Board key={index} order={item.order} board={board} />
            ))}
            <HStack gap="2" wrap="wrap">
              {nextMaking(item.order).map((to) => (
                <Button
                  key={to}
                  size="sm"
                  variant={item.order.making?.state === 'made' ? 'outline' : 'solid'}
                  loading={moving === item.order.id}
                  onClick={() => void move(item.order, to)}
                >
                  {item.order.making?.state === 'made' ? t('again') : t(`step.${to}`)}
                </Button>
              ))}
            </HStack>
          </Stack>
        </List.Item>
      ))}
    </List.Root>
  );
}

interface ItemHeadProps {
  readonly item: WorkItem;
  readonly selection: Selection;
}

const DUE_COLORS = { late: 'red', today: 'orange', later: 'gray' } as const;

function ItemHead({ item, selection }: ItemHeadProps) {
  const { t } = useTranslation('admin-workshop');
  const { due } = useBoardTexts();
  const { id, number, making } = item.order;
  // The last question that was not withdrawn.
  const asked = making?.changes.filter(({ state }) => state !== 'withdrawn').at(-1);
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Checkbox.Root
        checked={selection.ids.has(id)}
        onCheckedChange={({ checked }) => selection.select([id], checked === true)}
      >
        <Checkbox.HiddenInput aria-label={t('select', { number })} />
        <Checkbox.Control />
      </Checkbox.Root>
      <Link asChild fontWeight="semibold">
        <NextLink href={adminPaths.order(id)}>
          <bdi>{number}</bdi>
        </NextLink>
      </Link>
      <Badge colorPalette={DUE_COLORS[item.timing]}>{due(item)}</Badge>
      {asked && <ChangeBadge state={asked.state} />}
    </Flex>
  );
}

function Board({ order, board }: { readonly order: Order; readonly board: WorkBoard }) {
  const { t } = useTranslation('admin-workshop');
  const { count, locale } = useFormats();
  const { line, frame } = board;
  const texts = [
    ...lineTexts(line, locale),
    ...(frame ? [t('frameIs', { frame: localized(frame, locale) })] : []),
  ];
  return (
    <Flex gap="4" align="flex-start">
      {line.design && (
        <Box flex="none">
          <Image
            src={imageUrl(line.design.proofPath)}
            alt={t('proofOf', { title: localized(line.title, locale) })}
            width={72}
            height={96}
            style={{ height: 96, objectFit: 'contain', objectPosition: 'top' }}
          />
        </Box>
      )}
      <Stack gap="1" minWidth="0">
        <Text fontWeight="medium">
          <bdi>{localized(line.title, locale)}</bdi> × {count(line.quantity)}
        </Text>
        {texts.map((text) => (
          <Text key={text} textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            <bdi>{text}</bdi>
          </Text>
        ))}
        <AskChange order={order} line={line} />
      </Stack>
    </Flex>
  );
}
