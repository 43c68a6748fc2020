// A label as DYMO's label file: texts as texts, everything else as pictures of printer dots. No XML declaration: one
// version of DYMO Connect refuses it.
import { base64 } from './base64.ts';
import { drawBitmap } from './bitmap.ts';
import type { LabelElement, LabelLayout } from './elements.ts';
import { writePng } from './png.ts';
import { type TextShape, toShapes } from './shapes.ts';
import type { Roll } from './sizes.ts';
import { escapeXml } from './xml.ts';

const dpi = 300;
const twipsPerMm = 1440 / 25.4;
const pointsPerMm = 72 / 25.4;

export const twips = (mm: number): number => Math.round(mm * twipsPerMm);
/** Type in half points, never larger than laid out. */
const points = (mm: number): number => Math.floor(mm * pointsPerMm * 2) / 2;

/** The paper is turned where it is longer than wide. */
export function dymoLabelXml(layout: LabelLayout, roll: Roll, code: string | null): string {
  const { width, height } = roll.twips;
  const objects = layout.elements.flatMap((element) => objectsOf(element, code));
  return [
    '<DieCutLabel Version="8.0" Units="twips">',
    `<PaperOrientation>${height > width ? 'Landscape' : 'Portrait'}</PaperOrientation>`,
    `<Id>${escapeXml(roll.dymoId)}</Id>`,
    `<PaperName>${escapeXml(roll.paperName)}</PaperName>`,
    `<DrawCommands><RoundRectangle X="0" Y="0" Width="${width}" Height="${height}" Rx="180" Ry="180"/></DrawCommands>`,
    ...objects.map((object, index) => object(`PX${index + 1}`)),
    '</DieCutLabel>',
  ].join('');
}

type NamedObject = (name: string) => string;

function objectsOf(element: LabelElement, code: string | null): NamedObject[] {
  const shapes = toShapes(element, code);
  const texts = shapes.filter((shape) => shape.kind === 'text');
  const picture =
    shapes.length > texts.length
      ? [
          (name: string) =>
            imageObject(name, element, base64(writePng(drawBitmap(shapes, element, dpi), dpi))),
        ]
      : [];
  // Objects drawn first are below the others.
  return [...picture, ...texts.map((text) => (name: string) => textObject(name, text))];
}

const colour = (name: string, alpha: number, value: number): string =>
  `<${name} Alpha="${alpha}" Red="${value}" Green="${value}" Blue="${value}"/>`;

const common = (name: string, ink: number): string =>
  `<Name>${name}</Name>${colour('ForeColor', 255, ink)}${colour('BackColor', 0, 255)}<LinkedObjectName/>` +
  '<Rotation>Rotation0</Rotation><IsMirrored>False</IsMirrored><IsVariable>False</IsVariable>';

const bounds = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }): string =>
  `<Bounds X="${twips(x)}" Y="${twips(y)}" Width="${twips(width)}" Height="${twips(height)}"/>`;

const imageObject = (name: string, place: LabelElement, png: string): string =>
  `<ObjectInfo><ImageObject>${common(name, 0)}<Image>${png}</Image><ScaleMode>Uniform</ScaleMode>` +
  '<BorderWidth>0</BorderWidth>' +
  `${colour('BorderColor', 255, 0)}<HorizontalAlignment>Center</HorizontalAlignment>` +
  `<VerticalAlignment>Center</VerticalAlignment></ImageObject>${bounds(place)}</ObjectInfo>`;

const families = { regular: 'Arial', bold: 'Arial', mono: 'Courier New' };
const alignments = { left: 'Left', center: 'Center', right: 'Right' };

function textObject(name: string, shape: TextShape): string {
  const { text, font, size, align, isWhite } = shape;
  const ink = isWhite ? 255 : 0;
  return (
    `<ObjectInfo><TextObject>${common(name, ink)}` +
    `<HorizontalAlignment>${alignments[align]}</HorizontalAlignment><VerticalAlignment>Middle</VerticalAlignment>` +
    '<TextFitMode>ShrinkToFit</TextFitMode><UseFullFontHeight>True</UseFullFontHeight>' +
    '<Verticalized>False</Verticalized><StyledText><Element>' +
    `<String>${escapeXml(text)}</String><Attributes><Font Family="${families[font]}" Size="${points(size)}"` +
    ` Bold="${font === 'bold' ? 'True' : 'False'}" Italic="False" Underline="False" Strikeout="False"/>` +
    `${colour('ForeColor', 255, ink)}</Attributes></Element></StyledText></TextObject>${bounds(shape)}</ObjectInfo>`
  );
}
