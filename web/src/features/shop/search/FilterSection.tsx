// A filter with a heading that collapses it.
import { UnstyledButton } from '@mantine/core';
import { useDisclosure, useId } from '@mantine/hooks';
import { IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './FilterSection.module.css';

interface FilterSectionProps {
  title: string;
  children: ReactNode;
}

export function FilterSection({ title, children }: FilterSectionProps) {
  const [isOpen, { toggle }] = useDisclosure(true);
  const id = useId();
  return (
    <div className={`${classes.section} line-top p-6-0-16`}>
      <h2 className="fz-row fw-600">
        <UnstyledButton
          className={`${classes.toggle} below-tablet-h-thumb items-center bdrs-6 flex font-inherit h-36 spread w-full`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {title}
          <IconChevronUp size={16} stroke={1.8} aria-hidden className={`${classes.chevron} c-ink-3`} />
        </UnstyledButton>
      </h2>
      {isOpen && (
        <fieldset id={id} className="plain-fieldset" aria-label={title}>
          {children}
        </fieldset>
      )}
    </div>
  );
}
