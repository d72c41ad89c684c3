import { Button, Field, Flex, HStack, Input, Popover, Portal, Stack } from '@chakra-ui/react';
import { useEditorState, type Editor } from '@tiptap/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';

type Run = (editor: Editor) => void;

/** Key of the label, the active state, and the command of each tool. */
const TOOLS = [
  ['heading', '#', (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run()],
  ['subheading', '##', (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run()],
  ['bold', 'B', (editor) => editor.chain().focus().toggleBold().run()],
  ['italic', 'I', (editor) => editor.chain().focus().toggleItalic().run()],
  ['underline', 'U', (editor) => editor.chain().focus().toggleUnderline().run()],
  ['bullets', '•', (editor) => editor.chain().focus().toggleBulletList().run()],
  [
    'numbers',
    <AdminIcon key="numbers" name="numbers" size={16} />,
    (editor) => editor.chain().focus().toggleOrderedList().run(),
  ],
  ['quote', '”', (editor) => editor.chain().focus().toggleBlockquote().run()],
] as const satisfies readonly (readonly [string, ReactNode, Run])[];

const isOn = (editor: Editor) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

export function RichTextToolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const { t } = useTranslation('admin-store');
  const on = useEditorState({ editor, selector: (context) => isOn(context.editor) });
  return (
    <Flex
      role="toolbar"
      aria-label={t('text.toolbar', { field: label })}
      wrap="wrap"
      gap="1"
      p="2"
      borderBottomWidth="1px"
    >
      {TOOLS.map(([tool, sign, run]) => (
        <Button
          key={tool}
          type="button"
          size="xs"
          minWidth="9"
          variant={on[tool] ? 'solid' : 'ghost'}
          aria-pressed={on[tool]}
          aria-label={t(`text.tool.${tool}`)}
          title={t(`text.tool.${tool}`)}
          onClick={() => run(editor)}
        >
          {sign}
        </Button>
      ))}
      <RichTextLink editor={editor} />
      <Button
        type="button"
        size="xs"
        variant="ghost"
        disabled={!on.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        {t('text.tool.undo')}
      </Button>
      <Button
        type="button"
        size="xs"
        variant="ghost"
        disabled={!on.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        {t('text.tool.redo')}
      </Button>
    </Flex>
  );
}

/** Adds, changes or removes a link on the selected words. */
function RichTextLink({ editor }: { readonly editor: Editor }) {
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
