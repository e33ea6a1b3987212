import fc from 'fast-check'
import { expect, it } from 'vitest'
import { repeats } from '../../../scripts/lib/testing/lane.mjs'
import { readRows, toTree } from '../../tree'
import { PAGE, ROWS } from '../model/spec/fixtures'
import { actionOf, step } from '../model/spec/randomActions'
import { createReplica, createStudioStore } from '../model/store/createStudioStore'
import { hear, type Heard } from './createStudioChannel'
import { createSender, fromFullState, readMessage, send, toFullState } from './message'
import type { Message, Outgoing, SenderState } from './message'
import { beat, createReceiver, receive } from './receiver'
import type { ReceiverEffect, ReceiverStep } from './receiver'

const NOW = 1_000_000
const fate = fc.constantFrom('arrives', 'arrives', 'arrives', 'late', 'lost', 'twice', 'stale')
const plan = fc.array(fc.tuple(fc.oneof({ weight: 6, arbitrary: step }, fc.constantFrom('undo', 'redo')), fate), {
  maxLength: 50,
})

it('keeps the tree of the preview equal to the tree of the studio, whatever is lost, late, repeated or too old', () => {
  fc.assert(
    fc.property(plan, fc.boolean(), (steps, isMadeOfIt) => {
      const studio = createStudioStore({ page: PAGE, rows: ROWS, rev: 1, now: () => 0 })
      // The preview was made of what the studio opened, or of nothing that it could have.
      const known = toTree(isMadeOfIt ? readRows(ROWS) : [])
      const knownRev = isMadeOfIt ? 1 : null
      const replica = createReplica({ page: PAGE, tree: known, rev: 0 })
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
        if (effect.type === 'apply') replica.apply(effect.action)
        else if (effect.type === 'replace') replica.replace(fromFullState(effect.state, known))
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
      studio.onAction((action) => {
        const message = next('studio', { kind: 'action', action })
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
        else studio.dispatch(actionOf(studio.getState(), what as never, index))
      })

      late.forEach(deliver)
      // The next beat shows what was lost last.
      take(beat(receiver))
      expect(replica.getState().tree).toEqual(studio.getState().tree)
      expect(replica.getState().page).toEqual(studio.getState().page)
    }),
    { numRuns: repeats({ test: 60, all: 300 }) },
  )
})
