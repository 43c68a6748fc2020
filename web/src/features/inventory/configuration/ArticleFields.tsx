// The form: where you are on the left, the questions in the middle, what follows from the answers on the right. The
// essentials are asked of everybody, the rest waits behind "more".
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './ArticleFields.module.css';
import type { ArticleForm } from './form.ts';
import { essentialSections, moreSections } from './form-sections.ts';
import { Reckoning } from './Reckoning.tsx';
import { useMoreFields } from './useMoreFields.ts';

interface ArticleFieldsProps {
  form: ArticleForm;
  /** A new article may begin with a stock. */
  isNew: boolean;
  /** Grows with each try to save that failed: the focus goes to the first field with a problem. */
  failedTries: number;
}

export function ArticleFields({ form, isNew, failedTries }: ArticleFieldsProps) {
  const fields = useRef<HTMLDivElement>(null);
  const [isOpen, toggle] = useMoreFields(form.problemFields);
  useEffect(() => {
    if (failedTries > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failedTries]);
  const more = moreSections.filter(({ id }) => id !== 'opening' || (isNew && form.values.useInventory));
  return (
    <div className={`${classes.columns} items-start grid gap-28`}>
      <SectionLinks more={more} isOpen={isOpen} onOpen={toggle} />
      <div ref={fields}>
        {essentialSections.map(({ id, Fields }) => (
          <Fields key={id} form={form} />
        ))}
        <MoreButton more={more} isOpen={isOpen} onToggle={toggle} />
        <div id="more">{isOpen && more.map(({ id, Fields }) => <Fields key={id} form={form} />)}</div>
      </div>
      <aside className={classes.side}>
        <Reckoning values={form.values} />
      </aside>
    </div>
  );
}

type Sections = readonly (typeof moreSections)[number][];
type AnySection = (typeof essentialSections)[number] | Sections[number];

interface MoreButtonProps {
  more: Sections;
  isOpen: boolean;
  onToggle: () => void;
}

function MoreButton({ more, isOpen, onToggle }: MoreButtonProps) {
  const { t } = useTranslation('article');
  return (
    <button
      type="button"
      className={`${classes.more} row gap-12 bg-sunken bdrs-panel mt-26 p-16-18 w-full`}
      aria-expanded={isOpen}
      aria-controls="more"
      onClick={onToggle}
    >
      <span className="flex-1">
        <b className="block fz-lead fw-620">{isOpen ? t('more.less') : t('more.title')}</b>
        <span className="quiet fz-note block mt-2">{more.map(({ label }) => t(label)).join(' · ')}</span>
      </span>
      <IconChevronDown className={classes.chevron ?? ''} size={20} aria-hidden />
    </button>
  );
}

interface SectionLinksProps {
  more: Sections;
  isOpen: boolean;
  onOpen: () => void;
}

function SectionLinks({ more, isOpen, onOpen }: SectionLinksProps) {
  const { t } = useTranslation('article');
  const link = ({ id, label }: AnySection, prepare = () => {}) => (
    <a
      className="quiet fz-note bdrs-8 p-7-10 td-none"
      key={id}
      href={`#${id}`}
      onClick={(event) => {
        // The address stays: a new one would be a page to leave.
        event.preventDefault();
        prepare();
        scrollToSection(id);
      }}
    >
      {t(label)}
    </a>
  );
  return (
    <nav className={classes.nav} aria-label={t('sections.title')}>
      {essentialSections.map((section) => link(section))}
      <span className="quiet fz-caption mt-10 p-7-10">{t('more.title')}</span>
      {more.map((section) => link(section, () => !isOpen && flushSync(onOpen)))}
    </nav>
  );
}

function scrollToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true });
}
