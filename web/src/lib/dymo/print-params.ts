// The parameters of a print job, without an XML declaration: one version of the service refuses it.
import { escapeXml } from '@praxora/labels/xml';

export interface PrintOptions {
  readonly copies?: number;
  readonly jobTitle?: string;
  /** Roll to use, for a printer with two rolls. */
  readonly roll?: 'Auto' | 'Left' | 'Right';
}

export const printParams = ({ copies = 1, jobTitle = '', roll }: PrintOptions): string =>
  [
    '<LabelWriterPrintParams>',
    `<Copies>${copies}</Copies>`,
    `<JobTitle>${escapeXml(jobTitle)}</JobTitle>`,
    '<FlowDirection>LeftToRight</FlowDirection>',
    '<PrintQuality>BarcodeAndGraphics</PrintQuality>',
    roll ? `<TwinTurboRoll>${roll}</TwinTurboRoll>` : '<TwinTurboRoll/>',
    '</LabelWriterPrintParams>',
  ].join('');

export const renderParams = [
  '<LabelRenderParams>',
  '<LabelColor><Color Alpha="255" Red="255" Green="255" Blue="255"/></LabelColor>',
  '<ShadowColor><Color Alpha="0" Red="0" Green="0" Blue="0"/></ShadowColor>',
  '<ShadowDepth>0</ShadowDepth>',
  '<FlowDirection>LeftToRight</FlowDirection>',
  '<PngUseDisplayResolution>True</PngUseDisplayResolution>',
  '</LabelRenderParams>',
].join('');
