// A Chromium for the browser tests: what the machine has, else what can be installed, else a message that says what to do.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

/** The first is the same engine without a browser's windows around it: a page costs it a tenth to a fifth less. */
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const knownPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Playwright's own list of what it switches off, as far as it matters here: of two lists the browser reads the last.
 * The pages behind the address bar are ours to add: each new window loads them, for as much as the page under test. So is the
 * process that is kept ready for the next page: each story would start one that nobody uses, a twelfth of what a load costs.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

/** Arguments Debian's Chromium needs to run as root and in a container; nothing leaves the machine, no GPU is imitated. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-gpu-rasterization',
  `--disable-features=${disabledFeatures.join(',')}`,
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function installedBrowser(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = folders.flatMap((folder) => commandNames.map((name) => join(folder, name)));
  return [...onPath, ...knownPlaces].find(isExecutable);
}

function playwrightsOwn() {
  try {
    const { chromium } = require('@playwright/test');
    const path = chromium.executablePath();
    return path && existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** The browser that is there, without installing anything. A CHROMIUM_PATH that leads nowhere is an error, not a hint. */
export function findBrowser(env = process.env) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (!isExecutable(chosen))
      throw new Error(`CHROMIUM_PATH is ${chosen}, but no program can be run there.`);
    return chosen;
  }
  return installedBrowser(env) ?? playwrightsOwn();
}

function run(command, args, env) {
  const result = spawnSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (result.status === 0) return undefined;
  return (
    result.error?.message ?? `${result.stdout}\n${result.stderr}`.trim().split('\n').slice(-5).join('\n')
  );
}

function installByApt(env) {
  const quiet = { ...env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
  const failure = run('apt-get', ['update', '-qq'], quiet);
  // Older releases have the whole browser only.
  return failure ?? (install('chromium-headless-shell') && install('chromium'));
}

function installByPlaywright(env) {
  const manifest = require.resolve('@playwright/test/package.json');
  return run(process.execPath, [join(dirname(manifest), 'cli.js'), 'install', 'chromium'], env);
}

const helpText = `No Chromium was found and none could be installed. Do one of these and run the tests again:
  - set CHROMIUM_PATH to the Chromium or Chrome program on this machine
  - install Chromium or Google Chrome (Debian and Ubuntu, as root: apt-get install chromium)
  - run: npx playwright install --with-deps chromium`;

/** The path of a browser, installed first when the machine has none. */
export async function ensureBrowser({ env = process.env, say = (line) => console.log(line) } = {}) {
  const found = findBrowser(env);
  if (found) return found;

  const failures = [];
  const ways = [
    ['Debian package chromium', process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'), installByApt],
    ['Playwright’s own Chromium', true, installByPlaywright],
  ];
  for (const [name, possible, install] of ways) {
    if (!possible) continue;
    say(`Installing a browser for the tests (${name}) …`);
    const failure = install(env);
    const installed = failure ? undefined : findBrowser(env);
    if (installed) return installed;
    failures.push(`${name}: ${failure ?? 'installed, but not found afterwards'}`);
  }
  throw new Error([helpText, ...failures].join('\n'));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
