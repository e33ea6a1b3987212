import { createRedirectFinder, sourceKey } from '../../../tree'
import { backwardsProblem, forwardsProblem, targetOf, type RedirectRule } from './loops'

interface Many<Rule extends RedirectRule> {
  /** The rules to add. */
  rules: readonly Rule[]
  /** The existing enabled rules. */
  others: readonly Rule[]
  hosts?: readonly string[]
}

/** Like `redirectProblem` for many rules, in linear time. Returns the problems by rule. */
export function manyProblems<Rule extends RedirectRule>({ rules, others, hosts = [] }: Many<Rule>): Map<Rule, string> {
  const problems = new Map<Rule, string>()
  const report = (rule: Rule, problem: string) => {
    if (!problems.has(rule)) problems.set(rule, problem)
  }
  const isNew = new Set(rules)
  const all = [...others, ...rules]
  const seen = new Set(others.map(sourceKey))
  for (const rule of rules) {
    if (seen.has(sourceKey(rule))) report(rule, `There is a redirect from "${rule.from}" already.`)
    seen.add(sourceKey(rule))
  }
  const find = createRedirectFinder(all)
  for (const rule of all) {
    const target = targetOf(rule, hosts)
    if (!target) continue
    if (isNew.has(rule) && createRedirectFinder([rule])(target)) {
      report(rule, `A redirect from "${rule.from}" to "${rule.to}" leads back to itself.`)
      continue
    }
    const next = find(target)?.rule
    if (!next || next === rule) continue
    if (isNew.has(rule)) report(rule, forwardsProblem(rule, next))
    else if (isNew.has(next)) report(next, backwardsProblem(next, rule))
  }
  for (const host of new Set(all.flatMap((rule) => rule.host ?? []))) {
    for (const rule of rules) {
      if (rule.host !== null && rule.host !== host) continue
      if (leadsBack(rule, host))
        report(rule, `On ${host} the redirect from "${rule.from}" leads in a circle back to itself.`)
    }
  }
  return problems

  /**
   * Returns whether a rule loops on a host. A rule of all hosts and one of a host are not a chain, but can form a loop
   * there.
   */
  function leadsBack(rule: Rule, host: string): boolean {
    const passed = new Set<Rule>()
    let address = targetOf({ ...rule, host }, hosts)
    while (address) {
      const found = find(address)?.rule
      if (!found || passed.has(found)) return false
      if (found === rule) return true
      passed.add(found)
      address = targetOf({ ...found, host: address.host }, hosts)
    }
    return false
  }
}
