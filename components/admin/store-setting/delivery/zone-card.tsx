import { Badge, Box, Button, Card, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useFormContext, useWatch } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { RemoveButton } from '@/components/admin/forms/list-parts';
import { SwitchInput } from '@/components/admin/forms/switch-input';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { Icon } from '@/components/ui/media/icon';
import { newZone, type DeliveryForm, type ZoneForm } from './delivery-form';
import { MethodList } from './method-list';
import { PlacePicker } from './place-picker';
import { useZoneTitle } from './use-zone-title';

interface ZoneCardProps {
  readonly index: number;
  /** The number of zones. */
  readonly count: number;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One zone with its places and methods; a new zone, or one with an error, is expanded. */
export function ZoneCard({ index, count, onMove, onRemove }: ZoneCardProps) {
  const { t } = useTranslation('admin-delivery');
  const { control, formState } = useFormContext<DeliveryForm>();
  // Undefined for a moment while the last zone is removed.
  const watched = useWatch({ control, name: `zones.${index}` }) as ZoneForm | undefined;
  const zone = watched ?? newZone('', '');
  const title = useZoneTitle()(zone, index);
  const isRefused = Boolean(formState.errors.zones?.[index]);
  const isNew = !zone.rest && zone.countries.length + zone.regions.length + zone.cities.length === 0;
  const [opened, setOpened] = useState(count === 1 || isNew);
  const [isRemoving, setRemoving] = useState(false);
  const open = opened || isRefused;
  const id = useId();
  return (
    <Card.Root as="li" aria-labelledby={`${id}-title`}>
      <Card.Header paddingBlock="3">
        <Flex gap="2" align="center" wrap="wrap">
          <Button
            type="button"
            variant="ghost"
            flex="1 1 12rem"
            justifyContent="flex-start"
            whiteSpace="normal"
            textAlign="start"
            height="auto"
            paddingBlock="2"
            aria-expanded={open}
            aria-controls={`${id}-body`}
            onClick={() => setOpened(!open)}
          >
            <Chevron up={open} />
            <span id={`${id}-title`}>{`${index + 1}. ${title}`}</span>
          </Button>
          <Badge colorPalette={zone.methods.length ? 'gray' : 'orange'}>
            {zone.methods.length ? t('zone.methods', { count: zone.methods.length }) : t('zone.unserved')}
          </Badge>
          {[-1, 1].map((by) => (
            <IconButton
              key={by}
              type="button"
              variant="ghost"
              size="sm"
              aria-label={t(by < 0 ? 'zone.up' : 'zone.down', { title })}
              disabled={index + by < 0 || index + by >= count}
              onClick={() => onMove(by < 0 ? -1 : 1)}
            >
              <Chevron up={by < 0} />
            </IconButton>
          ))}
          <RemoveButton size="sm" label={t('zone.remove', { title })} onRemove={() => setRemoving(true)} />
        </Flex>
      </Card.Header>
      <Box id={`${id}-body`} hidden={!open}>
        {open && (
          <Card.Body>
            <Stack gap="6">
              <LocalizedInputs name={`zones.${index}.name`} label={t('zone.name')} />
              <PlacePicker zone={index} />
              <SwitchInput
                name={`zones.${index}.rest`}
                label={t('zone.restSwitch')}
                hint={t('zone.restHint')}
              />
              <MethodList zone={index} />
            </Stack>
          </Card.Body>
        )}
      </Box>
      {isRemoving && (
        <AdminDialog
          role="alertdialog"
          description={<Text>{t('removeZone.text')}</Text>}
          title={t('removeZone.title', { title })}
          footer={
            <>
              <Button type="button" variant="outline" onClick={() => setRemoving(false)}>
                {t('removeZone.keep')}
              </Button>
              <Button type="button" colorPalette="red" onClick={onRemove}>
                {t('removeZone.remove')}
              </Button>
            </>
          }
          onClose={() => setRemoving(false)}
        />
      )}
    </Card.Root>
  );
}

const Chevron = ({ up }: { readonly up: boolean }) => (
  <Box as="span" display="inline-flex" transform={up ? 'rotate(180deg)' : undefined}>
    <Icon name="chevron-down" size={18} />
  </Box>
);
