import { Box, Button, Flex, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { MoveButtons } from '@/components/admin/products/editor/options/move-buttons';
import { useTemplateEditor } from '@/components/admin/products/studio/editor-state';
import { LayerFields } from '@/components/admin/products/studio/layer-fields';
import { useLayerName } from '@/components/admin/products/studio/use-layer-name';
import { SortableList } from '@/components/admin/sortable-list';
import { RowHandle, useSortableRow } from '@/components/admin/sortable-row';
import { movedItem, withNewLayer, withoutLayer } from '@/lib/domain/studio/editing/template-edits';
import { STUDIO_LIMITS } from '@/lib/domain/studio/template/limits';
import type { StudioLayer } from '@/lib/domain/studio/template/template';
import { useFormats } from '@/lib/hooks/language/use-formats';

const KINDS = ['text', 'picture', 'ornament'] as const;

/** The board's layers, the foremost first. */
export function LayersPanel() {
  const { t } = useTranslation('admin-studio');
  const { content, selected, select, change } = useTemplateEditor();
  const { plain } = useFormats();
  const nameOf = useLayerName();
  const [announcement, setAnnouncement] = useState('');
  const shown = [...content.layers].reverse();
  const chosen = content.layers.findIndex(({ id }) => id === selected);
  const isFull = content.layers.length >= STUDIO_LIMITS.layers;

  /** `by`: places towards the back, in the list's order. */
  const move = (layer: StudioLayer, by: number) => {
    const from = content.layers.indexOf(layer);
    const place = shown.indexOf(layer) + by;
    if (place < 0 || place >= shown.length) return;
    change(null, (now) => ({ ...now, layers: movedItem(now.layers, from, -by) }));
    setAnnouncement(
      t('layer.moved', { name: nameOf(layer), place: plain(place + 1), all: plain(shown.length) }),
    );
  };
  const drop = (active: string, over: string) => {
    const [from, to] = [active, over].map((id) => shown.findIndex((layer) => layer.id === id));
    const layer = shown[from ?? -1];
    if (layer && from !== undefined && to !== undefined && to >= 0) move(layer, to - from);
  };

  return (
    <Panel title={t('section.layers')}>
      <SortableList
        label={t('section.layers')}
        ids={shown.map(({ id }) => id)}
        hint={t('layer.hint')}
        announcement={announcement}
        framed
        onDrop={({ active, over }) => over && drop(String(active.id), String(over.id))}
      >
        {(hintId) =>
          shown.map((layer, at) => (
            <LayerRow
              key={layer.id}
              layer={layer}
              name={nameOf(layer)}
              hintId={hintId}
              isSelected={layer.id === selected}
              canMoveUp={at > 0}
              canMoveDown={at < shown.length - 1}
              onSelect={() => select(layer.id)}
              onMove={(by) => move(layer, by)}
              onRemove={() => change(null, (now) => withoutLayer(now, layer.id))}
            />
          ))
        }
      </SortableList>
      <HStack mt="3" wrap="wrap">
        {KINDS.map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="outline"
            disabled={isFull || (kind === 'picture' && content.fields.length >= STUDIO_LIMITS.fields)}
            onClick={() => change(null, (now) => withNewLayer(now, kind))}
          >
            {t(`layer.add.${kind}`)}
          </Button>
        ))}
      </HStack>
      {chosen >= 0 && <LayerFields key={selected} index={chosen} />}
    </Panel>
  );
}

interface LayerRowProps {
  readonly layer: StudioLayer;
  readonly name: string;
  readonly hintId: string;
  readonly isSelected: boolean;
  readonly canMoveUp: boolean;
  readonly canMoveDown: boolean;
  onSelect(): void;
  onMove(by: number): void;
  onRemove(): void;
}

function LayerRow(props: LayerRowProps) {
  const { layer, name, hintId, isSelected, canMoveUp, canMoveDown, onSelect, onMove, onRemove } = props;
  const { t } = useTranslation('admin-studio');
  const { row, handle, isDragging } = useSortableRow(layer.id);
  return (
    <Flex
      as="li"
      {...row}
      align="center"
      gap="1"
      px="2"
      py="1"
      bg={isSelected ? 'bg.muted' : 'bg.panel'}
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0' }}
      shadow={isDragging ? 'md' : undefined}
    >
      <RowHandle
        handle={handle}
        label={t('layer.handle', { name })}
        hintId={hintId}
        size="xs"
        onStep={onMove}
      />
      <Box flex="1" minWidth="0">
        <Button
          variant="plain"
          size="sm"
          padding="0"
          maxWidth="full"
          justifyContent="flex-start"
          aria-pressed={isSelected}
          onClick={onSelect}
        >
          <bdi>{name}</bdi>
        </Button>
      </Box>
      <MoveButtons
        name={name}
        canMoveUp={canMoveUp}
        canMoveDown={canMoveDown}
        onMove={onMove}
        onRemove={onRemove}
      />
    </Flex>
  );
}
