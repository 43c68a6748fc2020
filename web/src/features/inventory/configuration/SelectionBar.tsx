// Bar of the selected products from all lists, with the button to configure them.
import { Button, Pill } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { FootBar } from '../../../ui/page/FootBar.tsx';
import type { MultipleChoice } from '../article/product-choice.ts';
import { mostArticles } from './product-values.ts';

interface SelectionBarProps {
  choice: MultipleChoice;
  isBusy: boolean;
  onConfigure: () => void;
}

export function SelectionBar({ choice: { selection, onToggle }, isBusy, onConfigure }: SelectionBarProps) {
  const { t } = useTranslation('article');
  return (
    <>
      <section aria-labelledby="choose-selection">
        <h2 id="choose-selection">{t('choose.selection')}</h2>
        <ul className="plain-list m-10-0-24 flex flex-wrap gap-8">
          {[...selection].map(([productId, name]) => (
            <li className="max-w-full" key={productId}>
              <Pill
                size="lg"
                withRemoveButton
                onRemove={() => onToggle(productId, name)}
                removeButtonProps={{
                  'aria-label': t('choose.remove', { name }),
                  'aria-hidden': false,
                  tabIndex: 0,
                }}
              >
                {name}
              </Pill>
            </li>
          ))}
        </ul>
      </section>
      <FootBar note={t('choose.chosen', { count: selection.size, maximum: mostArticles })}>
        <Button
          size="md"
          disabled={selection.size > mostArticles}
          loading={isBusy}
          rightSection={<IconArrowRight size={17} aria-hidden />}
          onClick={onConfigure}
        >
          {t('choose.configure', { count: selection.size })}
        </Button>
      </FootBar>
    </>
  );
}
