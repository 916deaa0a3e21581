/**
 * For a list that scrolls: says in `data-more` where it goes on, above, below or both, and its edge
 * fades there (`styles/base.css`). Without that a list that ends between two rows looks whole.
 */
export function showsMore(list: HTMLElement): () => void {
  const look = () => {
    const above = list.scrollTop > 1;
    const below = list.scrollTop + list.clientHeight < list.scrollHeight - 1;
    if (above || below) list.dataset.more = above && below ? 'both' : above ? 'above' : 'below';
    else delete list.dataset.more;
  };
  const sized = new ResizeObserver(look);
  sized.observe(list);
  const changed = new MutationObserver(look);
  changed.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener('scroll', look, { passive: true });
  return () => {
    sized.disconnect();
    changed.disconnect();
    list.removeEventListener('scroll', look);
  };
}
