import { open, readFile, writeFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

type Upload = NonNullable<PayloadRequest['file']>

const BEGINNING = 4096

/** The bytes of an upload, wherever Payload has put them. */
export async function bytesOf(file: Upload): Promise<Buffer> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data
}

/** Its first bytes, one letter each. A film is not read for them. */
export async function beginningOf({ tempFilePath, data }: Upload): Promise<string> {
  if (!tempFilePath) return data.toString('latin1', 0, BEGINNING)
  const handle = await open(tempFilePath, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Puts other bytes in the place of an upload's. */
export async function writeBytes(file: Upload, bytes: Buffer): Promise<void> {
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes)
  else file.data = bytes
  file.size = bytes.length
}
