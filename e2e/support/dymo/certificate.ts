// A self-signed certificate, made anew for each emulator: nothing secret lies in the repository, no tool is needed.
import { generateKeyPairSync, sign } from 'node:crypto';

interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A DER value: tag, length and bytes. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const bits = (bytes: Uint8Array) => der(0x03, Buffer.from([0]), bytes);
const time = (text: string) => der(0x18, Buffer.from(text));

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2 */
const algorithm = sequence(der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02])));
/** commonName, 2.5.4.3 */
const name = sequence(
  der(0x31, sequence(der(0x06, Buffer.from([0x55, 0x04, 0x03])), der(0x0c, Buffer.from('DYMO emulator')))),
);

export function selfSigned(): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    name,
    sequence(time('20200101000000Z'), time('20991231235959Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const certificate = sequence(content, algorithm, bits(sign('sha256', content, privateKey)));
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
  };
}
