import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { useColorScheme } from '@mantine/hooks';
import { IconBrightnessFilled, IconMoon, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { nextScheme } from './color-scheme.ts';
import { Hint } from './Hint.tsx';

const schemes = {
  light: { icon: IconSun, label: 'scheme.light' },
  dark: { icon: IconMoon, label: 'scheme.dark' },
  auto: { icon: IconBrightnessFilled, label: 'scheme.auto' },
} as const;

export function ColorSchemeToggle() {
  const { t } = useTranslation('shell');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const system = useColorScheme();
  const { icon: SchemeIcon, label } = schemes[colorScheme];

  return (
    <Hint label={t(label)}>
      <ActionIcon
        size={36}
        c="var(--px-ink-2)"
        aria-label={t(label)}
        onClick={() => setColorScheme(nextScheme(colorScheme, system))}
      >
        <SchemeIcon size={19} stroke={1.6} />
      </ActionIcon>
    </Hint>
  );
}
