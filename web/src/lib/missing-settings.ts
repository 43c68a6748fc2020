// A setting that somebody needs right now: the frame opens its dialog above the page, so that nothing on the page is lost.
import { createStore } from './store.ts';

export type MissingSetting = 'deliveryAddress' | 'billingAddress' | 'colleague';

interface NeededSetting {
  readonly setting: MissingSetting;
  /** What was refused for lack of it, to be done once more when it is there. */
  readonly then?: (() => void) | undefined;
}

export const neededSetting = createStore<NeededSetting | null>(null);

export const askForSetting = (setting: MissingSetting, then?: () => void): void =>
  neededSetting.set({ setting, then });
