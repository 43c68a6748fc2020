import { Group } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StepBack } from '../feedback/StepBack.tsx';
import classes from './PageHeader.module.css';

/** In the place of a line of facts that is on its way, so that nothing moves when it comes. */
export const comingFacts = '\u00a0';

interface PageHeaderProps {
  title: ReactNode;
  /** One line of facts under the title. */
  facts?: ReactNode;
  /** The way up from a detail page; it ends in the page itself. */
  crumb?: readonly { label: string; to: string }[];
  /** Name of the page there, where its title says more than its name. */
  here?: string;
  /** At most one primary action. */
  actions?: ReactNode;
  /** Whose last change can be taken back here. */
  place?: string;
}

export function PageHeader({ title, facts, crumb, here, actions, place }: PageHeaderProps) {
  const { t } = useTranslation('common');
  return (
    <div className="mb-22">
      {crumb && (
        <nav aria-label={t('breadcrumb')}>
          <ol className={`${classes.crumb} wrap gap-6 items-center plain-list m-0-0-8 c-ink-3 fz-note`}>
            {crumb.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
                <IconChevronRight size={14} aria-hidden />
              </li>
            ))}
            <li aria-current="page">{here ?? title}</li>
          </ol>
        </nav>
      )}
      <Group gap="16px 24px" justify="space-between" align="flex-end">
        <div className="basis-280 min-w-0 anywhere">
          <h1>{title}</h1>
          {facts && <p className="quiet mt-5">{facts}</p>}
        </div>
        {(actions || place) && (
          <Group gap={8} align="stretch">
            {place && <StepBack place={place} />}
            {actions}
          </Group>
        )}
      </Group>
    </div>
  );
}
