import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Reports serious and critical findings only: `region` is moderate and reads every node, and no style sheet is loaded
 * again.
 */
const OPTIONS = { resultTypes: ['violations'], iframes: false, preload: false, rules: { region: { enabled: false } } }

/**
 * Returns the serious and critical findings of axe on a screen, one per line. The preview frame is tested as a public
 * page.
 */
export async function lookAt(page: Page, screen: string): Promise<string[]> {
  await page.evaluate(source)
  const { violations } = await page.evaluate(runSettled, OPTIONS)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
}

/** Runs axe without transitions and after all finite animations, which could change colors. */
async function runSettled(options: object): Promise<AxeResults> {
  const { axe } = window as unknown as { axe: { run: (context: Document, options: object) => Promise<AxeResults> } }
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important; }')
  document.adoptedStyleSheets.push(still)
  const ends = (animation: Animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))
  const waiting = document.getAnimations().filter((animation) => ends(animation) && animation.playState === 'running')
  await Promise.allSettled(waiting.map(({ finished }) => finished))
  const results = await axe.run(document, options)
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  return results
}

/**
 * Controls of Payload without a name, or that hide a focusable one: the product cannot change their markup. By the rule
 * that they break, limited to these nodes.
 */
const PAYLOADS: Readonly<Record<string, RegExp>> = {
  'aria-command-name': /\.collapsible__drag\b|^div\[aria-describedby="_R_\w+"\]$/,
  'aria-input-field-name': /\.ContentEditable__root/,
  'button-name':
    /^\.clickable-arrow|\.popup-button|^\.copy-to-clipboard$|^\.file-details__remove$|\.date-time-picker__clear-button$|\.upload-relationship-details__(?:edit|remove)\b/,
  'label-content-name-mismatch': /^a\[aria-label="Versions"\]$/,
  list: /^\.doc-tabs__tabs$/,
  'label-title-only': /^#select-all$|^#react-select-/,
  label: /^input\[value="[\w ,/]+\d{4}"\]$|^#_R_\w+$|^#react-select-|\.react-datepicker__input-container/,
  'aria-hidden-focus': /\.(?:dropdown|clear)-indicator/,
  // Several chips have no class of their own: axe identifies them by `aria-describedby`.
  'nested-interactive': /^\.rs__multi-value|^div\[aria-describedby="_R_\w+"\]$/,
}

/** Returns a finding of `lookAt` without the nodes of Payload. */
function withoutPayloads(finding: string): string[] {
  const [, start = '', rule = '', nodes = ''] = /^(.*: (\S+) at )(.*)$/.exec(finding) ?? []
  const ours = nodes.split(' | ').filter((node) => !PAYLOADS[rule]?.test(node))
  return ours.length > 0 ? [start + ours.join(' | ')] : []
}

/** Returns the findings on a screen that contains components of Payload. */
export async function lookAtAdmin(page: Page, screen: string): Promise<string[]> {
  return (await lookAt(page, screen)).flatMap(withoutPayloads)
}
