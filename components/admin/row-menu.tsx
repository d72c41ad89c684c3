import { IconButton, Menu } from '@chakra-ui/react';
import NextLink from 'next/link';
import { AdminIcon } from '@/components/admin/admin-icon';

export interface RowAction {
  readonly key: string;
  readonly label: string;
  /** The action is a link, or a function. */
  readonly href?: string;
  readonly onSelect?: () => void;
  /** True for an action that removes something. */
  readonly danger?: boolean;
}

/**
 * A menu of one row's actions. Its button is labelled for the row, and the menu is rendered inside the row, not at the page's
 * end.
 */
export function RowMenu({
  label,
  actions,
}: {
  readonly label: string;
  readonly actions: readonly RowAction[];
}) {
  return (
    <Menu.Root positioning={{ strategy: 'fixed', placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <IconButton variant="ghost" size="sm" aria-label={label}>
          <AdminIcon name="more" />
        </IconButton>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ key, label: text, href, onSelect, danger }) => (
            <Menu.Item
              key={key}
              value={key}
              asChild={href !== undefined}
              {...(onSelect && { onSelect })}
              {...(danger && { color: 'fg.error', _hover: { bg: 'bg.error', color: 'fg.error' } })}
            >
              {href === undefined ? text : <NextLink href={href}>{text}</NextLink>}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}
