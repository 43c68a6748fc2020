// Made by web/scan/tokens.ts.
declare module 'virtual:tokens.css';
