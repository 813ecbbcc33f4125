import { describe, expect, it } from 'vitest';
import { isPublicAddress, publicAddressOf } from './public-address.ts';

/** Each range of IANA's registries of special addresses, and what stands for IPv4. */
describe('isPublicAddress [M-755]', () => {
  it.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.32.0.1', '2606:4700::1111', '2606:4700::6810:84e5'])(
    '%s is',
    (ip) => {
      expect(isPublicAddress(ip)).toBe(true);
    },
  );
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00::1',
    'fec0::1',
    '5f00::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    // what stands for IPv4, whatever for
    '::ffff:8.8.8.8',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '::ffff:0:127.0.0.1',
    '0:0:0:0:0:ffff:7f00:0001',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::127.0.0.1',
    '64:ff9b:1::1',
    '100:0:0:1::1',
    'ff02::1',
    'FEC0::1',
    'febf::1',
    '2001:0:4136:e378:8000:63bf:3fff:fdd2',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '2001:30::1',
    '2002:a9fe:a9fe::1',
    '3fff::1',
    '3fff:fff::1',
    '4000::1',
    '2606:4700::1111%1',
    'fe80::1%lo',
    '192.0.0.8',
    '192.0.0.170',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.7',
    '203.0.113.7',
    '239.255.255.255',
    '240.0.0.1',
    '100.127.255.255',
    'no address',
    'localhost',
    '',
  ])('%s is not', (ip) => {
    expect(isPublicAddress(ip)).toBe(false);
  });
});

describe('publicAddressOf', () => {
  const of = (url: string, ips: string[]) => publicAddressOf(new URL(url), async () => ips);

  it('names the address of a public host', async () => {
    expect(await of('https://pictures.example/a.jpg', ['93.184.216.34'])).toBe('93.184.216.34');
  });
  it.each<[string, string[]]>([
    ['http://pictures.example/a.jpg', ['93.184.216.34']],
    ['https://pictures.example:8443/a.jpg', ['93.184.216.34']],
    ['https://user:secret@pictures.example/a.jpg', ['93.184.216.34']],
    ['https://inside.example/a.jpg', ['10.0.0.5']],
    ['https://both.example/a.jpg', ['93.184.216.34', '127.0.0.1']],
    ['https://nowhere.example/a.jpg', []],
    ['https://127.0.0.1/a.jpg', []],
    ['https://[::1]/a.jpg', []],
    ['file:///etc/passwd', []],
    // the parser of addresses reads these as 127.0.0.1
    ['https://2130706433/a.jpg', []],
    ['https://0x7f.1/a.jpg', []],
    ['https://0177.0.0.1/a.jpg', []],
    ['https://127.1/a.jpg', []],
    ['https://[::ffff:127.0.0.1]/a.jpg', []],
    ['https://[64:ff9b::a00:1]/a.jpg', []],
  ])('refuses %s', async (url, ips) => {
    expect(await of(url, ips)).toBeNull();
  });
});
