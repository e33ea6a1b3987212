import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** Returns whether a page with this text is cached on disk. It is written after the response. */
export async function isStored(dataDir: string, text: string): Promise<boolean> {
  const entries = await readdir(path.join(dataDir, 'cache'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.tmp'))
  const stored = await Promise.all(files.map(({ parentPath, name }) => readFile(path.join(parentPath, name))))
  // V8 serializes strings as Latin-1 or UTF-16.
  return stored.some((bytes) => bytes.includes(text) || bytes.includes(Buffer.from(text, 'utf16le')))
}
