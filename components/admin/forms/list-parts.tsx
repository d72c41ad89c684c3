import { Button, IconButton, Text, type ButtonProps, type IconButtonProps } from '@chakra-ui/react';
import { Icon } from '@/components/ui/media/icon';

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

interface RemoveButtonProps extends IconButtonProps {
  /** Names the entry. */
  readonly label: string;
}

/** Removes an entry of a list. */
export const RemoveButton = ({ label, ...rest }: RemoveButtonProps) => (
  <IconButton type="button" variant="ghost" aria-label={label} {...rest}>
    <Icon name="trash" />
  </IconButton>
);
