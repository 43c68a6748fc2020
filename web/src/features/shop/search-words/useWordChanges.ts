// Groups of words are added, changed and deleted; each time there is a way back.
import {
  searchSynonymCalls as calls,
  type SearchSynonyms,
} from '@praxora/contract/shop/search-synonyms.calls';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../../lib/api/api.ts';
import { useChange } from '../../../ui/change/useChange.ts';
import { searchKey } from './queries.ts';
import { wordsText } from './words.ts';

type Words = readonly string[];
/** A group of these words; null takes it away. */
interface Step {
  readonly group: SearchSynonyms | null;
  readonly words: Words | null;
}

function send({ group, words }: Step, key: Parameters<typeof callApi>[2]): Promise<SearchSynonyms | null> {
  const params = { synonymsId: group?.id ?? 0 };
  if (words === null) return callApi(calls.deleteSearchSynonyms, { params }, key).then(() => null);
  const body = { words: [...words] };
  return group
    ? callApi(calls.changeSearchSynonyms, { params, body }, key)
    : callApi(calls.addSearchSynonyms, { body }, key);
}

export function useWordChanges() {
  const { t } = useTranslation('searchWords');
  const undo = useChange({ call: send, refetch: [searchKey] });
  const step = useChange({
    call: send,
    success: (now, { group: before, words }) => ({
      text: t(words === null ? 'deleted' : 'added', { words: wordsText(now?.words ?? before?.words ?? []) }),
      undo: {
        place: 'searchWords',
        label: t('undo'),
        onClick: () => void undo.run({ group: now, words: before?.words ?? null }),
      },
    }),
    refetch: [searchKey],
  });
  return {
    isBusy: step.isBusy || undo.isBusy,
    add: (words: Words) => step.send({ group: null, words }),
    change: (group: SearchSynonyms, words: Words) => step.send({ group, words }),
    remove: (group: SearchSynonyms) => step.run({ group, words: null }),
  };
}
