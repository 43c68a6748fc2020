// Entry file of the reports domain: the only names screens and other domains may import.

export { DigestButton } from './digest/DigestButton.tsx';
