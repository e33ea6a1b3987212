import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Whether a page with this text stands on disk: whoever asked for it had it a moment before. */
export async function isStored(dataDir: string, text: string): Promise<boolean> {
  const entries = await readdir(path.join(dataDir, 'cache'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  const stored = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))))
  // V8 writes texts in one of two ways.
  return stored.some((bytes) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
}
