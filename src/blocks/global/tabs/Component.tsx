import { Section } from '../../../components/Section'
import { SectionHead } from '../../../components/SectionHead'
import { PlainIsland } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import type { tabs } from './config'
import { switcher } from './switcher.part'

export default function Tabs({ fields, field, root, slot, children, hydrationMode }: SliceProps<typeof tabs>) {
  const panels = children.default
  // Without hydration visitors could not switch tabs, so all panels are open.
  const isLive = hydrationMode !== 'none'
  return (
    <Section root={root} tone={fields.tone}>
      <SectionHead fields={fields} field={field} align="left" />
      <PlainIsland part={switcher} mode={hydrationMode} props={{}}>
        <div {...slot.default} data-tabs="">
          {isLive && panels.length > 0 ? (
            <div role="tablist" aria-label={fields.title || undefined} className="tab-list">
              {panels.map(({ id: key, label, fields: own, field: shown }, index) => (
                <button
                  {...shown['title']}
                  key={key}
                  type="button"
                  role="tab"
                  id={`tab-${key}`}
                  aria-controls={`panel-${key}`}
                  aria-selected={index === 0}
                  tabIndex={index === 0 ? 0 : -1}
                >
                  {textOf(own['title']) || label || index + 1}
                </button>
              ))}
            </div>
          ) : null}
          {panels.map(({ id: key, node }, index) => (
            <div
              key={key}
              id={`panel-${key}`}
              {...(isLive ? { role: 'tabpanel', tabIndex: 0, 'aria-labelledby': `tab-${key}` } : {})}
              hidden={isLive && index > 0}
              className="nested pt-8"
            >
              {node}
            </div>
          ))}
        </div>
      </PlainIsland>
      {isLive ? (
        <noscript>
          <style>{'[data-tabs]>[role=tabpanel]{display:block!important}'}</style>
        </noscript>
      ) : null}
    </Section>
  )
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
