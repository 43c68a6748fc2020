// A button with a menu of the file formats that a list can be saved in.
import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconDownload, type TablerIcon } from '@tabler/icons-react';

interface ExportButtonProps<Format extends string> {
  label: string;
  formats: readonly { readonly format: Format; readonly text: string; readonly icon: TablerIcon }[];
  onChoose: (format: Format) => void;
  isBusy?: boolean;
  disabled?: boolean;
}

export function ExportButton<Format extends string>({
  label,
  formats,
  onChoose,
  isBusy = false,
  disabled = false,
}: ExportButtonProps<Format>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          loading={isBusy}
          disabled={disabled}
        >
          {label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(({ format, text, icon: Icon }) => (
          <Menu.Item
            key={format}
            leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
            onClick={() => onChoose(format)}
          >
            {text}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
