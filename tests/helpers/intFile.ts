import { vi } from 'vitest'

// Runs before each file of integration tests. A worker keeps Payload, Next and the database's driver, which take
// seconds to load. The product's modules, global state and the environment are reset for each file.
const scope = globalThis as Record<symbol, unknown> & { _payload?: Map<string, unknown> }
const SET_TIMEOUT = Symbol.for('tests.setTimeout')
// A spy on a fake timer that is restored after the fake timers are removed stops every timer of later files.
if ((scope[SET_TIMEOUT] ??= setTimeout) !== setTimeout)
  throw new Error('A file before this one left a fake setTimeout.')
const ENVIRONMENT = Symbol.for('tests.environment')
const environment = (scope[ENVIRONMENT] ??= { ...process.env }) as NodeJS.ProcessEnv

for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
Object.assign(process.env, environment)
for (const key of Object.getOwnPropertySymbols(scope)) if (Symbol.keyFor(key)?.startsWith('voix.')) delete scope[key]
scope._payload?.clear()
vi.resetModules()
