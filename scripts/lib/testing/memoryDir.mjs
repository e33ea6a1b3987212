import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const MEMORY = '/dev/shm'
/** In bytes. The databases of a run of tests take less than half of it. */
const ROOM = 4 * 1024 ** 3

/**
 * The folder for databases that tests throw away: in memory where the system offers room for them, else the one for temporary files.
 * A copy of a database is a thousand files; on a disk, making them is most of what a test file costs to start.
 */
export function memoryDir() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    if (!process.env.TMPDIR && bavail * bsize >= ROOM) return MEMORY
  } catch {
    // Another system than Linux.
  }
  return tmpdir()
}
