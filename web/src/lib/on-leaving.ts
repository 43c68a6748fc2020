// The page is being left: by a link, by closing the tab, or on a phone by turning to another app, after which nothing
// more may be heard.

interface Leaving {
  readonly leave: () => void;
  /** It is only out of sight, and may be looked at again. */
  readonly hide?: () => void;
}

/**
 * A browser gives a page half a second for its last words, and on a busy machine they come too late: so it hears of the
 * question, which is put before the page goes, as well as of the farewell. Answers with what ends the listening.
 */
export function onLeaving({ leave, hide }: Leaving): () => void {
  const onHidden = () => {
    if (document.visibilityState === 'hidden') hide?.();
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    window.removeEventListener('beforeunload', leave);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
