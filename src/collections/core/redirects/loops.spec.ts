import { expect, it } from 'vitest'
import { redirectProblem } from './loops'

const rule = (from: string, to: string, host: string | null = null) => ({ from, to, host })
const hosts = ['www.ours.example']

it.each([
  ['a duplicate', rule('/a', '/x'), [rule('/a', '/y')]],
  ['a circle of one', rule('/a', '/a'), []],
  ['a circle in other letters', rule('/a', '/A'), []],
  ['a circle by a slash', rule('/a', '/a/'), []],
  ['a circle in another spelling', rule('/caf\u00e9', '/cafe\u0301'), []],
  ['a pattern that leads into itself', rule('/a/*', '/a/b'), []],
  ['a chain forwards', rule('/a', '/b'), [rule('/b', '/c')]],
  ['a chain backwards', rule('/b', '/c'), [rule('/a', '/b')]],
  ['a chain through a pattern', rule('/a', '/old/x'), [rule('/old/*', '/new')]],
  ['a chain on one host', rule('/a', '/b', 'one.example'), [rule('/b', '/c', 'one.example')]],
  ['a chain from one host to a rule of every host', rule('/a', '/b', 'one.example'), [rule('/b', '/c')]],
  ['a chain through a host of ours', rule('/a', 'https://www.ours.example/b'), [rule('/b', '/c', 'www.ours.example')]],
  ['a circle through a host of ours', rule('/a', 'https://www.ours.example/a'), []],
  ['a circle through its own host', rule('/*', 'https://one.example/', 'one.example'), []],
  ['a duplicate with parameters', rule('/a?b=1', '/x'), [rule('/a?b=1', '/y')]],
  ['a circle by parameters', rule('/a?b=1', '/a?b=1'), []],
  ['a chain by parameters', rule('/a', '/x?b=1'), [rule('/x?b=1', '/c')]],
  ['a circle that only one host has', rule('/a', '/b'), [rule('/b', '/a', 'one.example')]],
])('refuses %s', (_name, added, others) => {
  expect(redirectProblem({ rule: added, others, hosts })).not.toBeNull()
})

it.each([
  ['another value', rule('/a?b=X', '/x'), [rule('/a?b=x', '/y'), rule('/a', '/z')]],
  ['what is left without the parameter', rule('/a?b=1', '/a'), []],
  ['a rule with no page to lead to', rule('/', ''), []],
  ['another host', rule('/a', '/b', 'one.example'), [rule('/b', '/c', 'two.example'), rule('/a', '/x', 'two.example')]],
  ['an address elsewhere', rule('/a', 'https://example.com/a'), [rule('/b', '/c')]],
  ['an address elsewhere with a path of ours', rule('/a', 'https://example.com/b'), [rule('/b', '/c')]],
  ['two rules to one place', rule('/a', '/c'), [rule('/b', '/c')]],
  ['a target that one host leads elsewhere', rule('/a/*', '/b'), [rule('/*', 'https://two.example/', 'one.example')]],
  ['a host’s pattern over others’ sources', rule('/*', 'https://two.example/', 'one.example'), [rule('/a', '/b')]],
  ['a pattern over others’ sources', rule('/a/*', '/c'), [rule('/a/x', '/b')]],
])('allows %s', (_name, added, others) => {
  expect(redirectProblem({ rule: added, others, hosts })).toBeNull()
})
