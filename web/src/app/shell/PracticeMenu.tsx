import { Popover } from '@mantine/core';
import { PracticeList } from '../../domain/account/index.ts';
import { useOpenedAtOnce } from './on-demand.tsx';
import { PracticeButton } from './PracticeButton.tsx';

export function PracticeMenu() {
  const { target, isOpen, close, toggle } = useOpenedAtOnce();
  return (
    <Popover opened={isOpen} onDismiss={close} position="bottom-end" width={300} trapFocus returnFocus>
      <Popover.Target>
        <PracticeButton ref={target} onClick={toggle} />
      </Popover.Target>
      <Popover.Dropdown className="shadow-lg panel p-8 bg-sheet ta-left">
        <PracticeList />
      </Popover.Dropdown>
    </Popover>
  );
}
