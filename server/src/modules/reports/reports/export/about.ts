// Whom a report's file is for, and of when it is.
import type { Language } from './words.ts';

export interface About {
  readonly language: Language;
  readonly practiceName: string;
  readonly now: Date;
}
