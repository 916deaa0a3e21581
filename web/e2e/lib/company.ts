import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import type { NewSeat } from '../../src/lib/api/types';
import type { Server } from './server';
import { join, newTable } from './tables';

/** Ann in her browser, and programs in the other seats that wait for nothing: bots take their time. */
export interface Company {
  id: string;
  people: APIRequestContext[];
}

export async function sitDown(
  { context, browser, server }: { context: BrowserContext; browser: Browser; server: Server },
  game: string,
  seats: number,
  options: Record<string, string> = {},
): Promise<Company> {
  const open: NewSeat[] = Array.from({ length: seats - 1 }, () => ({ who: 'open' }));
  const ann: NewSeat = { who: 'me', name: 'Ann' };
  const { id, seats: chairs } = await newTable(context.request, [ann, ...open], options, game);
  const others = await browser.newContext({ baseURL: server.address });
  for (const { invite, seat } of chairs.slice(1)) await join(others.request, id, invite!, `P${seat + 1}`);
  return { id, people: [context.request, others.request] };
}
