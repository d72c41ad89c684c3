import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { SettingFormFrame } from '@/components/admin/forms/setting-form-frame';
import type { SettingForm } from '@/components/admin/forms/use-setting-form';
import { Panel } from '@/components/admin/panel';

interface SettingPanelProps<Form extends FieldValues> {
  readonly title: string;
  readonly description: string;
  readonly setting: SettingForm<Form>;
  readonly ownerOnly?: boolean;
  readonly children: ReactNode;
}

/** One part of the setting, with its own save button. */
export function SettingPanel<Form extends FieldValues>(props: SettingPanelProps<Form>) {
  const { title, description, setting, ownerOnly, children } = props;
  return (
    <SettingFormFrame setting={setting} label={title} ownerOnly={ownerOnly}>
      {(save) => (
        <Panel title={title}>
          <Stack gap="5">
            <Text color="fg.muted">{description}</Text>
            {children}
            <Box>{save}</Box>
          </Stack>
        </Panel>
      )}
    </SettingFormFrame>
  );
}
