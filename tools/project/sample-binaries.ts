import { crc32, deflateSync } from 'node:zlib';

/** A PNG image of grey noise, 13 bytes and more a pixel row; from 80 × 80 on it is larger than 4096 bytes. */
export function makePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const rows = Buffer.alloc((width + 1) * height);
  let seed = 1;
  for (let index = 0; index < rows.length; index += 1) {
    seed = (seed * 48271) % 2147483647;
    rows[index] = index % (width + 1) === 0 ? 0 : seed % 256;
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The binary of a module with one function: `(func (export "add") (param i32 i32) (result i32) …)`. */
export const addWasm = Buffer.from(
  '0061736d01000000' +
    '01070160027f7f017f' + // type: (i32, i32) -> i32
    '03020100' + // function 0 has type 0
    '070701036164640000' + // export "add"
    '0a09010700200020016a0b', // local.get 0, local.get 1, i32.add
  'hex',
);
