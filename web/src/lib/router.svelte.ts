/** A router for six pages: paths in, a route out, links followed without a reload. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string; alone: boolean }
  | { page: 'table'; id: string; ply: number | null }
  | { page: 'join'; id: string; token: string }
  | { page: 'rules'; game: string; section: string | null }
  | { page: 'import' }
  | { page: 'lost' };

/** Reads an address. Pure, so that tests can ask it anything. */
export function routeOf(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decode);
  const [first, second, third, fourth] = parts;
  if (parts.length === 0) return { page: 'lobby' };
  if (first === 'import' && parts.length === 1) return { page: 'import' };
  if (first === 'new' && second && parts.length === 2) {
    return { page: 'new', game: second, alone: url.searchParams.has('alone') };
  }
  if (first === 'rules' && second && parts.length === 2) {
    return { page: 'rules', game: second, section: /^#s\d/.test(url.hash) ? url.hash.slice(1) : null };
  }
  if (first === 't' && second) {
    if (parts.length === 2) return { page: 'table', id: second, ply: plyOf(url) };
    if (third === 'join' && fourth && parts.length === 4) return { page: 'join', id: second, token: fourth };
  }
  return { page: 'lost' };
}

function plyOf(url: URL): number | null {
  const text = url.searchParams.get('ply');
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>({ page: 'lobby' });
  /** Counts visits, so that a page can be built anew when the same one is opened again. */
  visit = $state(0);

  start(): void {
    this.route = routeOf(new URL(location.href));
    addEventListener('popstate', () => this.#read());
    document.addEventListener('click', (event) => this.#follow(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Changes the address of the page one is on, without a new entry in the history. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.#read();
  }

  #read(): void {
    this.route = routeOf(new URL(location.href));
    this.visit += 1;
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    // A jump within the page is the browser's business.
    if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
