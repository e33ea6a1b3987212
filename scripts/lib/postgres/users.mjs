import fs from 'node:fs'
import path from 'node:path'
import { identityOf, isStillRunning } from '../process.mjs'

/** The processes that use one server. The last one to leave stops it. */
export function serverUsers(home) {
  const dir = path.join(home, 'users')
  const mine = path.join(dir, String(process.pid))
  return {
    join() {
      fs.mkdirSync(dir, { recursive: true })
      fs.writeFileSync(mine, identityOf(process.pid))
    },
    leave() {
      fs.rmSync(mine, { force: true })
    },
    /** Whether other processes use the server. Removes those that have ended. */
    hasOthers() {
      return listEntries(dir).some((file) => {
        if (file === mine) return false
        if (isStillRunning(fs.readFileSync(file, 'utf8'))) return true
        fs.rmSync(file, { force: true })
        return false
      })
    },
  }
}

function listEntries(dir) {
  return fs.existsSync(dir) ? fs.readdirSync(dir).map((name) => path.join(dir, name)) : []
}
