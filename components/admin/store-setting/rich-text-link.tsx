import { Button, Field, HStack, Input, Popover, Portal, Stack } from '@chakra-ui/react';
import type { Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';

/** Makes the selected words a link, changes it or takes it away. */
export function RichTextLink({ editor }: { readonly editor: Editor }) {
  const { t } = useTranslation('admin-store');
  const [open, setOpen] = useState(false);
  const [address, setAddress] = useState('');

  const onOpenChange = (details: { open: boolean }) => {
    const { href } = editor.getAttributes('link');
    if (details.open) setAddress(typeof href === 'string' ? href : 'https://');
    setOpen(details.open);
  };
  const set = () => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    setOpen(false);
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    setOpen(false);
  };

  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <Button type="button" size="xs" variant="ghost">
          {t('text.tool.link')}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('text.link.title')}>
            <Popover.Body>
              <Stack gap="3">
                <Field.Root>
                  <Field.Label>{t('text.link.address')}</Field.Label>
                  <Input dir="ltr" value={address} onChange={({ target }) => setAddress(target.value)} />
                  <Field.HelperText>{t('text.link.hint')}</Field.HelperText>
                </Field.Root>
                <HStack>
                  <Button type="button" size="sm" disabled={!address.trim()} onClick={set}>
                    {t('text.link.set')}
                  </Button>
                  <Button type="button" size="sm" variant="ghost" onClick={remove}>
                    {t('text.link.remove')}
                  </Button>
                </HStack>
              </Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  );
}
