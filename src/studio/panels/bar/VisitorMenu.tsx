'use client'

import { UserRoundSearch } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { Visitor } from '../../../render'
import { CommandButton } from '../../commands/CommandButton'
import { describeVisitor } from '../../describe/describeVisitor'
import { useEditor, useSession } from '../../session/session'
import { CheckInput } from '../../ui/inputs/CheckInput'
import { anyText } from '../../ui/inputs/parse'
import { InstantInput } from '../../ui/time/InstantInput'
import { Section } from '../../ui/inputs/Section'
import { FieldBox } from '../../ui/inputs/Labelled'
import { SelectInput } from '../../ui/inputs/SelectInput'
import { TagList } from '../../ui/inputs/TagList'
import { TextInput } from '../../ui/inputs/TextInput'
import banner from '../history/banner.module.css'
import surface from '../../ui/surface.module.css'
import styles from './visitorMenu.module.css'

/** The choice of staff: no audience has such a name. */
const STAFF = '*'

/** As whom the preview shows the page. The preview shows it at once, and nothing of it is stored. */
export function VisitorMenu() {
  const { ui } = useSession()
  const isOpen = useEditor((state) => state.ui.dialog === 'visitor')
  return (
    <Popover.Root onOpenChange={(open) => !open && ui.setState({ dialog: null })} open={isOpen}>
      <Popover.Anchor>
        <CommandButton command="see-as-visitor" />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          align="end"
          aria-label="See as visitor"
          className={`${surface.surface ?? ''} ${styles.menu ?? ''}`}
          collisionPadding={8}
          // The preview beside it is looked at meanwhile.
          onInteractOutside={(event) => event.preventDefault()}
          sideOffset={6}
        >
          <VisitorForm />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

function VisitorForm() {
  const { boot, ui } = useSession()
  const language = useEditor(({ page: { page } }) => page.languageCode)
  const visitor = useEditor((state) => state.ui.visitor) ?? everyone(language)
  const change = (part: Partial<Visitor>) => ui.setState({ visitor: { ...visitor, ...part } })
  return (
    <Section hint="The preview shows what this visitor gets. Nothing of it is saved." title="See as visitor">
      <SelectInput
        choices={[
          { value: '', label: 'Everyone (not signed in)' },
          ...boot.audiences.map(({ name, label }) => ({ value: name, label })),
          { value: STAFF, label: 'Staff: what you get yourself' },
        ]}
        label="Who"
        name="visitor.audience"
        onChange={(choice) => change({ audiences: audiencesOf(choice, boot.ownAudiences) })}
        value={visitor.audiences === boot.ownAudiences ? STAFF : (visitor.audiences.at(-1) ?? '')}
      />
      <TextInput
        label="Parameters of the address"
        name="visitor.query"
        onChange={(query) => change({ query })}
        parse={anyText}
        placeholder="promo=summer"
        stored={visitor.query}
      />
      <SelectInput
        choices={boot.languages.map(({ code, name }) => ({ value: code, label: name }))}
        label="Language"
        name="visitor.language"
        onChange={(code) => change({ language: code })}
        value={visitor.language}
      />
      <InstantInput
        label="Date and time"
        name="visitor.date"
        onChange={({ at, problem }) => {
          if (problem === null) change({ date: at })
        }}
        value={visitor.date}
        zones={boot}
      />
      <TextInput
        label="Coming from"
        name="visitor.referrer"
        onChange={(referrer) => change({ referrer })}
        parse={anyText}
        placeholder="https://www.google.com/"
        stored={visitor.referrer}
      />
      <CheckInput
        hint="Without it no interest is counted."
        isChecked={visitor.hasConsent}
        label="Has given consent"
        name="visitor.consent"
        onChange={(hasConsent) => change({ hasConsent })}
      />
      <FieldBox label="Interest: tags with points">
        <TagList onChange={(tags) => change({ tags })} tags={visitor.tags} />
      </FieldBox>
      <div className={styles.buttons}>
        <button className={styles.show} onClick={() => ui.setState({ visitor, dialog: null })} type="button">
          Show
        </button>
        <CommandButton command="see-as-editor" look="plain" />
      </div>
    </Section>
  )
}

/** Says over the frame that it shows what one visitor gets, and leads back. */
export function VisitorBanner() {
  const { boot } = useSession()
  const visitor = useEditor((state) => state.ui.visitor)
  const language = useEditor(({ page: { page } }) => page.languageCode)
  const count = useEditor((state) => state.ui.unseen.size)
  if (!visitor) return null
  return (
    <section aria-label="Seen as visitor" className={banner.banner} data-voix-visitor-banner>
      <UserRoundSearch aria-hidden size={17} />
      <p role="status">
        Seen as {describeVisitor(visitor, { ...boot, language })}.
        {count > 0 && ` ${count === 1 ? 'One element is' : `${count} elements are`} not shown.`}
      </p>
      <div className={banner.buttons}>
        <CommandButton command="see-as-visitor" label="Change…" look="plain" />
        <CommandButton command="see-as-editor" look="primary" />
      </div>
    </section>
  )
}

function everyone(language: string): Visitor {
  return { audiences: [], tags: [], query: '', language, date: null, referrer: '', hasConsent: true }
}

/** Whoever belongs to an audience is signed in. */
function audiencesOf(choice: string, own: readonly string[]): readonly string[] {
  if (choice === STAFF) return own
  return choice === '' ? [] : [...new Set(['signed-in', choice])]
}
