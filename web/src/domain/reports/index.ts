// What screens and other domains may use of reports. Nothing else of it is imported from outside.

export { DigestButton } from './digest/DigestButton.tsx';
