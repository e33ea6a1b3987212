import { expect, it } from 'vitest'
import { movedPaths } from './movedPaths'

it.each([
  [['/a'], '/x', ['/x/a']],
  [['/a/b'], '/x/y/', ['/x/y/b']],
  [['/a/b'], '/', ['/b']],
  // Pages below a moved page move along. Pages whose path only starts with the same letters do not.
  [['/a', '/a/b', '/a/b/c', '/ab'], '/x', ['/x/a', '/x/a/b', '/x/a/b/c', '/x/ab']],
  [['/a/b/c', '/a/d'], '/x', ['/x/c', '/x/d']],
  [['/'], '/x', ['/x/']],
])('%j below %s are %j', (paths, below, moved) => {
  expect([...movedPaths(paths, below).values()]).toEqual(moved)
})
