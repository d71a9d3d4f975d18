import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { debianProgram } from '@hawiyat/sdk/lib/debian-program';
import { freePort } from '@hawiyat/sdk/lib/port';
import { browserOfPeople } from '@hawiyat/shared/contract/examples/browser-of-people';
import type { Engine } from '@hawiyat/shared/testing/walk/engine';
import { Builder, By, Key } from 'selenium-webdriver';
import { vi } from 'vitest';

/** WebKitGTK over WebDriver, on a screen in memory. */
export async function webkit(): Promise<Engine> {
  const driverProgram = await debianProgram('webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']);
  const screenProgram = await debianProgram('xvfb', ['/usr/bin/Xvfb']);
  const port = await freePort();
  const processes: ChildProcess[] = [];
  const close = async () => {
    for (const child of processes.toReversed()) {
      const ended = once(child, 'exit');
      if (child.kill()) await ended;
    }
  };
  try {
    // With -displayfd it chooses a free display and prints its number.
    const screen = spawn(screenProgram, ['-displayfd', '1', '-screen', '0', '1440x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    processes.push(screen);
    const [display] = await once(createInterface(screen.stdout), 'line');
    const env = {
      ...process.env,
      ...{ DISPLAY: `:${display}`, GDK_BACKEND: 'x11', TZ: browserOfPeople.timezoneId },
    };
    processes.push(spawn(driverProgram, [`--port=${port}`], { env, stdio: 'ignore' }));
    const url = `http://127.0.0.1:${port}`;
    await vi.waitFor(() => fetch(`${url}/status`), { timeout: 10_000 });
    const driver = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build();
    const resize = async (width: number) =>
      void (await driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 }));
    await resize(1440);
    return {
      goto: (address) => driver.get(address),
      evaluate: <Result>(expression: string) => driver.executeScript<Result>(`return (${expression})`),
      async click(selector) {
        const target = await driver.findElement(By.css(selector));
        // Its driver scrolls the page, but not a part that scrolls sideways.
        await driver.executeScript(
          "arguments[0].scrollIntoView({ block: 'center', inline: 'center' })",
          target,
        );
        await target.click();
      },
      type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
      escape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
      resize,
      close: async () => {
        await driver.quit();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
