// The order of a list where there are no column heads: on a phone.
import { Button, type ButtonProps, Menu } from '@mantine/core';
import { IconArrowsSort, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface SortMenuProps<Name extends string> {
  names: readonly Name[];
  chosen: Name;
  textOf: (name: Name) => string;
  onChoose: (name: Name) => void;
  /** Name of the button, where its text is only the order itself. */
  label?: string;
  variant?: ButtonProps['variant'];
  className?: string | undefined;
  children: ReactNode;
}

export function SortMenu<Name extends string>(props: SortMenuProps<Name>) {
  const { names, chosen, textOf, onChoose, label, variant = 'subtle', className = '', children } = props;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant={variant}
          {...(variant === 'subtle' ? { color: 'ink' } : {})}
          className={className}
          leftSection={<IconArrowsSort size={17} aria-hidden />}
          aria-label={label}
        >
          {children}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {names.map((name) => (
          <Menu.Item
            key={name}
            rightSection={name === chosen && <IconCheck size={15} aria-hidden />}
            onClick={() => onChoose(name)}
          >
            {textOf(name)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
