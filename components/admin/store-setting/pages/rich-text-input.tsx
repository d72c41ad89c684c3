import { Box, Field, HStack } from '@chakra-ui/react';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useRef } from 'react';
import { RichTextToolbar } from '@/components/admin/store-setting/pages/rich-text-toolbar';
import { directionOf, type Locale } from '@/lib/domain/locale';

const EXTENSIONS = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    link: { openOnClick: false, autolink: true, protocols: ['mailto', 'tel'] },
  }),
];

interface RichTextInputProps {
  readonly label: string;
  readonly locale: Locale;
  /** HTML; a new value from outside replaces the text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly error?: string | undefined;
}

/** A rich text editor in the direction of its language. It offers only what `safeHtml` allows. */
export function RichTextInput({ label, locale, value, onChange, error }: RichTextInputProps) {
  const id = useId();
  /** The last value that the form and the editor share. */
  const known = useRef(value);
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: value,
    immediatelyRender: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        lang: locale,
        dir: directionOf(locale),
      },
    },
    onUpdate: ({ editor: current }) => {
      known.current = current.isEmpty ? '' : current.getHTML();
      onChange(known.current);
    },
  });

  useEffect(() => {
    if (!editor || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <Field.Root invalid={Boolean(error)} flex="1" minWidth="0">
      <HStack id={id} textStyle="sm" fontWeight="medium">
        {label}
      </HStack>
      <Box borderWidth="1px" borderRadius="l2" width="full" _focusWithin={{ borderColor: 'brand.focusRing' }}>
        {editor && <RichTextToolbar editor={editor} label={label} />}
        <Box
          padding="4"
          minHeight="20rem"
          maxHeight="36rem"
          overflowY="auto"
          css={{
            '& .tiptap': { minHeight: '18rem', outline: 'none' },
            '& :is(p, ul, ol, blockquote, h2, h3, h4)': { marginBlockEnd: '3' },
            '& h2': { textStyle: 'xl', fontWeight: 'semibold' },
            '& h3': { textStyle: 'lg', fontWeight: 'semibold' },
            '& h4': { fontWeight: 'semibold' },
            '& ul': { listStyleType: 'disc', paddingInlineStart: '6' },
            '& ol': { listStyleType: 'decimal', paddingInlineStart: '6' },
            '& blockquote': { borderInlineStartWidth: '3px', paddingInlineStart: '4', color: 'fg.muted' },
            '& a': { textDecoration: 'underline', color: 'brand.fg' },
          }}
        >
          <EditorContent editor={editor} />
        </Box>
      </Box>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
