import { HStack, Text, type StackProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface BottomBarProps extends StackProps {
  /** Whether all is saved, in words. */
  readonly state: ReactNode;
}

/** An editor's actions, always visible while the page scrolls. */
export const BottomBar = ({ state, children, ...rest }: BottomBarProps) => (
  <HStack
    position="sticky"
    bottom="0"
    zIndex="docked"
    mt="5"
    mx={{ base: '-4', lg: '-8' }}
    px={{ base: '4', lg: '8' }}
    py="3"
    gap="3"
    bg="bg.panel"
    borderTopWidth="1px"
    justify="flex-end"
    {...rest}
  >
    <Text flex="1" fontSize="sm" color="fg.muted" hideBelow="sm" role="status">
      {state}
    </Text>
    {children}
  </HStack>
);
