// While a detail page has nothing to show: it loads, it failed, or there is no such thing, with the way back to the list.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isNotFound } from '../../lib/api/api-error.ts';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { ErrorState } from '../feedback/ErrorState.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { PageHeader } from './PageHeader.tsx';

interface MissingPageProps {
  /** The address names nothing at all. */
  isUnnamed: boolean;
  /** Null: it is on its way. */
  error: unknown;
  onRetry: () => void;
  heading: string;
  list: { label: string; to: string; action: string };
  pictures: readonly string[];
  missing: { title: string; text: ReactNode };
  failed: { title: string; text: ReactNode };
}

export function MissingPage({
  isUnnamed,
  error,
  onRetry,
  heading,
  list,
  pictures,
  missing,
  failed,
}: MissingPageProps) {
  if (isUnnamed || isNotFound(error)) {
    return (
      <>
        <PageHeader title={heading} crumb={[list]} />
        <EmptyState
          title={missing.title}
          pictures={pictures}
          actions={
            <Button component={Link} to={list.to} variant="default">
              {list.action}
            </Button>
          }
        >
          {missing.text}
        </EmptyState>
      </>
    );
  }
  if (error) {
    return (
      <ErrorState title={failed.title} titleLevel={1} onRetry={onRetry}>
        {failed.text}
      </ErrorState>
    );
  }
  return <PageSkeleton />;
}
