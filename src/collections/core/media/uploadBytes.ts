import { open, readFile, writeFile } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

type Upload = NonNullable<PayloadRequest['file']>

const BEGINNING = 4096

/** Returns the bytes of an upload from memory or from its temporary file. */
export async function bytesOf(file: Upload): Promise<Buffer> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data
}

/** Returns the first bytes as Latin-1 text, without reading the whole file. */
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

/** Replaces the bytes of an upload. */
export async function writeBytes(file: Upload, bytes: Buffer): Promise<void> {
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes)
  else file.data = bytes
  file.size = bytes.length
}
