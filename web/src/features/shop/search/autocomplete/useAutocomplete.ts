// The combobox behind the header's search field: when it is open, what it offers, what the keys do.
import { useClickOutside, useDebouncedValue, useId } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { nextActive, type Option, type ProductOption, toOptions } from './options.ts';

/** The dropdown shows for what is longer. */
const shortQuery = 3;
const delayMs = 300;

/** The search comes with its first question: this hook stands on every page. */
async function suggestionsFor(query: string) {
  const { suggest } = await import('../../../../domain/shop/search/search-products.ts');
  return suggest(query);
}

interface AutocompleteOptions {
  text: string;
  /** Not on the search page: the results themselves are there. */
  isOff: boolean;
  onChoose: (option: Option) => void;
}

export function useAutocomplete({ text, isOff, onChoose }: AutocompleteOptions) {
  const id = useId();
  const query = text.trim();
  const [waited] = useDebouncedValue(query, delayMs);
  const isAsked = !isOff && waited.length > shortQuery;
  // An answer belongs to its own query, so an older one cannot take the place of a newer one.
  const { data } = useQuery({
    queryKey: ['search', 'suggestions', waited],
    queryFn: () => suggestionsFor(waited),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const options = isAsked ? toOptions(data) : [];

  const [isFocused, setFocused] = useState(false);
  const [isClosed, setClosed] = useState(false);
  // An option active in another list is not active in this one.
  const [marked, setMarked] = useState<{ list: typeof data; index: number }>({ list: undefined, index: -1 });
  const active = marked.list === data && marked.index < options.length ? marked.index : -1;
  const setActive = (index: number) => setMarked({ list: data, index });

  const isOpen =
    !isOff && isFocused && !isClosed && query.length > shortQuery && options.length > 0 && isAsked;
  /** Puts a product into the cart: set by the open list, where the user may do so. */
  const adding = useRef<((option: ProductOption) => void) | null>(null);
  const root = useClickOutside<HTMLElement>(() => setClosed(true));

  function close() {
    setClosed(true);
    setActive(-1);
  }

  function choose(option: Option) {
    close();
    onChoose(option);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
    if (step !== null) {
      // Where nothing is suggested, arrows belong to the page: they go through its results.
      if (isOff) return;
      event.preventDefault();
      if (isOpen) setActive(nextActive(active, step, options.length));
      setClosed(false);
      return;
    }
    if (event.key === 'Escape') {
      if (isOpen) {
        event.preventDefault();
        close();
      } else event.currentTarget.blur();
      return;
    }
    const option = options[active];
    if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault();
      if (event.shiftKey && adding.current && option.kind === 'product') adding.current(option);
      else choose(option);
    }
  }

  const optionId = (index: number) => `${id}-${index}`;
  return {
    root,
    isFocused,
    isOpen,
    options,
    active,
    setActive,
    choose,
    adding,
    close,
    optionId,
    listId: `${id}-list`,
    products: data?.products,
    /** The next word typed replaces what stands in the field. */
    selectText: () => root.current?.querySelector('input')?.select(),
    rootProps: {
      onFocus: () => setFocused(true),
      onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => {
        const next = event.relatedTarget;
        if (!(next instanceof Node && event.currentTarget.contains(next))) setFocused(false);
      },
    },
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? optionId(active) : undefined,
      onKeyDown,
      // What was left there is replaced by the next word typed. A query that has results is read on and refined.
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        if (!isOff) event.currentTarget.select();
      },
    },
    /** Typing opens it again. */
    onTyped: () => setClosed(false),
  } as const;
}

export type Autocomplete = ReturnType<typeof useAutocomplete>;
