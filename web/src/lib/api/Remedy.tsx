// Below a refusal, the way to mend it: a dialog in place, the page of the setting with the way back, or the guide that explains it.
import { Anchor } from '@mantine/core';
import type { ErrorCode } from '@praxora/contract/errors';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { askForSetting, type MissingSetting } from '../missing-settings.ts';
import { pathTo, type RouteKey } from '../paths.ts';
import type { ApiError } from './api-error.ts';
import { explainingGuides, mayAdd, mendingPages, missingSetting } from './remedies.ts';

/** Nothing where nobody knows a way. */
export function Remedy({ error }: { error: ApiError }): ReactNode {
  const setting = missingSetting(error);
  if (setting !== null) return mayAdd(setting) ? <SettingRemedy setting={setting} /> : null;
  if (error.code === null) return null;
  const page = mendingPages[error.code];
  if (page) return <PageRemedy page={page} />;
  return explainingGuides[error.code] ? <GuideRemedy code={error.code} /> : null;
}

function SettingRemedy({ setting }: { setting: MissingSetting }) {
  const { t } = useTranslation('common');
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      className="block mt-4"
      onClick={() => askForSetting(setting)}
    >
      {t('remedy.addAddress')}
    </Anchor>
  );
}

function PageRemedy({ page }: { page: RouteKey }) {
  const { t } = useTranslation(['common', 'routes']);
  const { pathname, search } = useLocation();
  const to = pathTo(page as 'dashboard', {}, { back: pathname + search });
  return (
    <Anchor component={Link} to={to} inherit className="block mt-4">
      {t('common:remedy.toPage', { page: t(`routes:${page as 'dashboard'}`) })}
    </Anchor>
  );
}

function GuideRemedy({ code }: { code: ErrorCode }) {
  const { t } = useTranslation('common');
  return (
    <Anchor
      component={Link}
      to={pathTo('help', { article: explainingGuides[code] ?? '' })}
      target="_blank"
      inherit
      className="block mt-4"
    >
      {t('remedy.guide')}
    </Anchor>
  );
}
