import { isIP } from 'node:net';

/** Returns whether an IP address is outside the public internet (RFC 6890). */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return isPrivateIpv4(mapped);
  // Of IPv6 only 2000::/3 is public, except documentation (2001:db8::) and tunnels that carry IPv4 (2001::, 2002::).
  return isIP(mapped) !== 6 || !/^[23][\da-f]{3}:/i.test(mapped) || /^(?:2001:(?:0{0,4}|0?db8):|2002:)/i.test(mapped);
}

function isPrivateIpv4(address: string): boolean {
  const [a = 0, b = 0, c = 0] = address.split('.').map(Number);
  return (
    [0, 10, 127].includes(a) ||
    a >= 224 ||
    (a === 100 && b >= 64 && b < 128) ||
    (a === 169 && b === 254) ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && (b === 168 || (b === 0 && (c === 0 || c === 2)))) ||
    (a === 198 && (b === 18 || b === 19 || (b === 51 && c === 100))) ||
    (a === 203 && b === 0 && c === 113)
  );
}
