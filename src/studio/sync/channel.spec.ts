import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { diff, readRows, toTree } from '../../tree'
import { after, PAGE, ROWS } from '../model/spec/fixtures'
import { actionOf, step, type Step } from '../model/spec/randomActions'
import { createStudioStore, type StudioStore } from '../model/store/createStudioStore'
import { takeState, takeTold } from '../preview/followStudio'
import { frameOf } from '../preview/spec/frame'
import { hear, toldOf, type Heard } from './createStudioChannel'
import { createSender, fromFullState, readMessage, send, toFullState } from './message'
import type { Message, Outgoing, SenderState } from './message'
import { beat, createReceiver, receive } from './receiver'
import type { ReceiverEffect, ReceiverStep } from './receiver'

const NOW = 1_000_000
const fate = fc.constantFrom('arrives', 'arrives', 'arrives', 'late', 'lost', 'twice', 'stale')
const theirs = fc.record({ theirs: step })
const what = fc.oneof({ weight: 6, arbitrary: step }, fc.constantFrom('undo' as const, 'redo' as const), theirs)
const plan = fc.array(fc.tuple(what, fate), { maxLength: 50 })

/** Saves a change of the page as another user would. */
function saveElsewhere(studio: StudioStore, theirs: Step, count: number) {
  const { saved, rev, ...state } = studio.getState()
  const changed = after({ ...state, ...saved, saved, rev }, actionOf({ ...state, ...saved, saved, rev }, theirs, count))
  const change = diff(saved, changed)
  if (change) studio.dispatch({ type: 'patchPage', change, source: 'remote', rev: rev + 1 })
}

it('keeps the tree of the preview equal to the tree of the studio, whatever is lost, late, repeated or too old', () => {
  fc.assert(
    fc.property(plan, fc.boolean(), (steps, isMadeOfIt) => {
      const studio = createStudioStore({ page: PAGE, rows: ROWS, rev: 1, now: () => 0 })
      // The preview has the rows that the studio opened, or none that match.
      const known = toTree(isMadeOfIt ? readRows(ROWS) : [])
      const knownRev = isMadeOfIt ? 1 : null
      const frame = frameOf(known)
      const senders: Record<string, SenderState> = {
        studio: createSender({ token: 't', from: 'studio' }),
        preview: createSender({ token: 't', from: 'preview' }),
      }
      let receiver = createReceiver({ only: null })
      let heard: Heard = new Map()

      const next = (from: 'studio' | 'preview', outgoing: Outgoing) => {
        const sent = send(senders[from] as SenderState, outgoing, NOW)
        senders[from] = sent.state
        return sent.message
      }
      const read = (sent: Message) => {
        const message = readMessage(JSON.parse(JSON.stringify(sent)), 't')
        if (!message) throw new Error(`A message was refused: ${JSON.stringify(sent)}`)
        return message
      }
      const deliver = (sent: Message) => take(receive(receiver, read(sent), NOW))
      const take = ({ state, effects }: ReceiverStep) => {
        receiver = state
        effects.forEach(perform)
      }
      const perform = (effect: ReceiverEffect) => {
        if (effect.type === 'apply') takeTold(frame, effect.told)
        else if (effect.type === 'replace') takeState(frame, fromFullState(effect.state, known))
        else if (effect.type === 'needState' || effect.type === 'ping') {
          const { type, to } = effect
          const question = type === 'ping' ? { kind: type, to } : { kind: type, to, rev: knownRev }
          const asked = hear(read(next('preview', question)), { id: 'studio', heard, now: NOW })
          heard = asked.heard
          for (const answer of asked.effects) {
            if (answer.type !== 'sendFullState') deliver(next('studio', { kind: 'here' }))
            else deliver(next('studio', { kind: 'fullState', state: toFullState(studio.getState(), answer.knownRev) }))
          }
        }
      }

      const late: Message[] = []
      let how: string = 'arrives'
      studio.onDone((done) => {
        const told = toldOf(done)
        if (!told) return
        const message = next('studio', told)
        if (how === 'late') late.push(message)
        else if (how === 'stale') deliver({ ...message, sentAt: NOW - 45_001 })
        else if (how !== 'lost') deliver(message)
        if (how === 'twice') deliver(message)
        if (how === 'arrives') late.splice(0).forEach(deliver)
      })
      take(beat(receiver))
      steps.forEach(([what, how_], index) => {
        how = how_
        if (what === 'undo') studio.undo()
        else if (what === 'redo') studio.redo()
        else if ('theirs' in what) saveElsewhere(studio, what.theirs, index)
        else studio.dispatch(actionOf(studio.getState(), what, index))
      })

      late.forEach(deliver)
      // The next beat reveals the messages lost last.
      take(beat(receiver))
      const { tree, page, selection } = studio.getState()
      expect(frame.store.tree()).toEqual(tree)
      expect(frame.store.page()).toEqual(page)
      expect(frame.ui.getState().selection).toEqual(selection)
    }),
    { numRuns: repeats({ test: 60, all: 300 }) },
  )
})
