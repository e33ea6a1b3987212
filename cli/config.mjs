import { findConfig } from 'payload/node'
import { pathToFileURL } from 'node:url'

/** Loads the application's configuration in a script of `payload run`. Disables the generation of types. */
export async function loadConfig() {
  const module = await import(pathToFileURL(findConfig()).href)
  const config = await (module.default ?? module)
  config.typescript.autoGenerate = false
  return config
}
