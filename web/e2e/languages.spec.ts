import { expect, test } from './lib/test';
import { me, newTable } from './lib/tables';

const words = {
  en: {
    lobby: 'The West lies on the table.',
    play: 'Play now',
    turn: /Your turn/,
    curtain: 'I am Guest',
    rules: 'How a block works',
  },
  de: {
    lobby: 'Der Westen liegt auf dem Tisch.',
    play: 'Sofort spielen',
    turn: /Du bist am Zug/,
    curtain: 'Ich bin Gast',
    rules: '5.3',
  },
  it: {
    lobby: 'Il West è sul tavolo.',
    play: 'Gioca subito',
    turn: /Tocca a te/,
    curtain: 'Sono Ospite',
    rules: '5.3',
  },
} as const;

for (const [language, say] of Object.entries(words)) {
  test(`everything is said in ${language}`, async ({ page, context }) => {
    const table = await newTable(context.request, [me, me]);
    await page.goto('/');
    await page.locator('header select').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.lobby);
    await expect(page.getByRole('button', { name: say.play }).first()).toBeVisible();
    for (const path of ['/', '/new/wagons', '/import', '/rules/wagons', `/t/${table.id}`]) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
      // An id in brackets would be a message nobody wrote.
      expect(await page.locator('body').innerText()).not.toMatch(/\[[a-z]+-[\w-]+\]/);
    }
    await page.getByRole('button', { name: say.curtain }).click();
    await expect(page).toHaveTitle(say.turn);
    await page.goto('/rules/wagons#s5-3');
    await expect(page.locator('#s5-3')).toContainText(say.rules);
    await expect(page.locator('#s5-3')).toBeInViewport();
    await expect
      .poll(async () => (await (await context.request.get('/api/me')).json()).language)
      .toBe(language);
  });
}

test('a language chosen on the way out is remembered', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now' }).first()).toBeVisible();
  await page.locator('header select').selectOption('it');
  await page.goto('about:blank');
  // The server is asked only by whom it knows: a question without the cookie would make another guest.
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('westbound');
  await expect.poll(async () => (await (await context.request.get('/api/me')).json()).language).toBe('it');
});

test('the browser’s preference decides at first', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.address, locale: 'it-IT' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.it.lobby);
  await context.close();
});
