import { describe, expect, it } from 'vitest';
import { CrmUnavailableError } from '../../domain/crm.ts';
import { fetchPublic, isPublicAddress } from './public-host.ts';

describe('a public address', () => {
  it.each(['8.8.8.8', '93.184.216.34', '2606:4700::6810:84e5', '172.32.0.1'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '::1',
    '::',
    'fc00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'localhost',
    '',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a picture elsewhere', () => {
  it.each([
    'http://cdn.example/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://2130706433/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://user:secret@cdn.example/a.jpg',
    // a name that leads inside
    'https://localhost/a.jpg',
    'file:///etc/passwd',
    'none',
  ])('is not fetched from %s', async (url) => {
    await expect(fetchPublic(url, 1_000, AbortSignal.timeout(20_000))).rejects.toBeInstanceOf(CrmUnavailableError);
  });
});
