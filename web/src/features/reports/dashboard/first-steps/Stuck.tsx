import { IconLifebuoy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pathTo } from '../../../../lib/paths.ts';

/** Who does not know how to go on finds the guide about these steps. */
export function Stuck() {
  const { t } = useTranslation('firstSteps');
  return (
    <p className="row gap-12 quiet fz-note p-0-4">
      <IconLifebuoy size={20} stroke={1.6} className="flex-none c-primary" aria-hidden />
      <span>
        {t('stuck.question')} <Link to={pathTo('help', { article: 'first-steps' })}>{t('stuck.guide')}</Link>
      </span>
    </p>
  );
}
