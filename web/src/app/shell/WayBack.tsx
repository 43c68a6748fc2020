// The way back for who was sent to a page from somewhere else: `?back=/cart` says where to.
import { Button } from '@mantine/core';
import { safeReturnPath } from '@praxora/rules/account/redirects';
import { IconArrowLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { pathTo } from '../../lib/paths.ts';

/** Pages that lead back by themselves. */
const ownWays: readonly string[] = [pathTo('createAddress')];

export function WayBack() {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('back');
  // Filters of the page may write the address anew: the way back holds until the page is left.
  const [held, setHeld] = useState({ pathname, back: asked });
  if (held.pathname !== pathname || (asked !== null && asked !== held.back))
    setHeld({ pathname, back: asked });
  const back = held.pathname === pathname ? (asked ?? held.back) : asked;
  if (back === null || ownWays.includes(pathname)) return null;
  return (
    <Button
      component={Link}
      to={safeReturnPath(back, pathTo('dashboard'))}
      variant="subtle"
      size="compact-md"
      mb={10}
      leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
    >
      {back.startsWith(pathTo('dashboard')) ? t('backToSteps') : t('backToBefore')}
    </Button>
  );
}
