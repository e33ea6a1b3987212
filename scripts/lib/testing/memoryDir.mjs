import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** Bytes. The databases of a test run take less than half of it. */
const ROOM = 4 * 1024 ** 3

/**
 * Returns the folder for temporary databases: in memory if there is enough room, otherwise the one for temporary files.
 * A copy of a database has a thousand files, and creating them on a disk is most of a test file's start time.
 */
export function memoryDir() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (!process.env.TMPDIR && bavail * bsize >= ROOM) return MEMORY
  } catch {
    // Not on Linux.
  }
  return tmpdir()
}
