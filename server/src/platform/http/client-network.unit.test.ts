import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientNetwork } from './client-network.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::ff', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  [undefined, 'unknown'],
  ['unknown', 'unknown'],
  ['<script>', 'unknown'],
])('%s is counted as %s', (address, network) => expect(clientNetwork(address)).toBe(network));

test('every address has a network, and is itself counted as that network', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
      const counted = clientNetwork(address);
      expect(counted).not.toBe('unknown');
      expect(clientNetwork(counted.replace('::/64', '::'))).toBe(counted);
    }),
  );
});

test('two addresses of one network are one client, whatever their last 64 bits', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length });
  fc.assert(
    fc.property(groups(3), groups(4), groups(4), (front, one, other) => {
      const addresses = [one, other].map((rest) => ['2001', ...front, ...rest].join(':'));
      expect(new Set(addresses.map(clientNetwork)).size).toBe(1);
    }),
  );
});

test('whatever a header holds, it is counted', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(clientNetwork(text)).toMatch(/^[\w.:/]+$/);
    }),
  );
});
