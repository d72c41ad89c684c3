import { Button, IconButton, Text, type ButtonProps, type IconButtonProps } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { removeRow } from '@/components/admin/remove-row';

/** Tells what is wrong with a whole list, rather than with one of its entries. */
export const ListError = ({ error }: { readonly error: string | undefined }) =>
  error && (
    <Text role="alert" color="fg.error" textStyle="sm">
      {error}
    </Text>
  );

/** Adds an entry to the list above it. */
export const AddButton = ({ children, ...rest }: ButtonProps) => (
  <Button type="button" variant="outline" size="sm" alignSelf="flex-start" {...rest}>
    <Icon name="plus" size={16} />
    {children}
  </Button>
);

/** What an entry of a list is rendered as. */
const ENTRY = 'li, fieldset';

const removerOf = (entry: Element) =>
  [...entry.querySelectorAll<HTMLElement>('[data-removes]')].find(
    (button) => button.closest(ENTRY) === entry,
  );

/** Props of a button that removes its entry; the focus goes on to the next entry's. */
export const removing = (onRemove: () => void) => ({
  'data-removes': '',
  onClick({ currentTarget }: MouseEvent<HTMLElement>) {
    const entry = currentTarget.closest(ENTRY);
    if (entry) removeRow(entry, removerOf, onRemove);
    else onRemove();
  },
});

interface RemoveButtonProps extends Omit<IconButtonProps, 'onClick'> {
  /** Names the entry. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Removes an entry of a list. */
export const RemoveButton = ({ label, onRemove, ...rest }: RemoveButtonProps) => (
  <IconButton type="button" variant="ghost" aria-label={label} {...rest} {...removing(onRemove)}>
    <Icon name="trash" />
  </IconButton>
);
