import type { ReactNode } from 'react'
import type { PictureProps } from 'voix/render/parts'
import type { Attributes } from '../attributes'
import { Photo } from '../Photo'
import { Section } from '../Section'
import { SectionHead, type SectionHeadProps } from '../SectionHead'
import type { Tone } from '../tone'
import { FormView, type FormViewProps } from './FormView'

export interface FormBandProps extends FormViewProps {
  root: Attributes
  fields: SectionHeadProps['fields'] & { tone: Tone; image?: PictureProps['media'] }
  field: SectionHeadProps['field'] & { image?: Attributes }
  /**
   * `beside`: text on the left, form on the right. `picture`: on a card, next to a picture. `below`: all in one column.
   */
  arrangement: 'beside' | 'picture' | 'below'
  /** Shown below the text. */
  children?: ReactNode
}

/** A form with a title and a text. */
export function FormBand({ root, fields, field, arrangement, children, ...form }: FormBandProps) {
  const words = (
    <div>
      <SectionHead fields={fields} field={field} align={arrangement === 'below' ? 'center' : 'left'} className="mb-4" />
      {children}
    </div>
  )
  if (arrangement === 'picture')
    return (
      <Section root={root} tone={fields.tone}>
        <div className="card grid @3xl:grid-cols-2">
          <Photo
            media={fields.image ?? null}
            className="aspect-[16/10] @3xl:aspect-auto @3xl:min-h-60"
            sizes="(min-width: 1024px) 50vw, 100vw"
            attributes={field.image}
          />
          <div className="@container flex flex-col justify-center gap-6 p-6 md:p-10">
            {words}
            <FormView {...form} />
          </div>
        </div>
      </Section>
    )
  return (
    <Section root={root} tone={fields.tone} width={arrangement === 'below' ? 'text' : 'normal'}>
      <div className={`grid gap-8 ${arrangement === 'beside' ? '@3xl:grid-cols-2 @3xl:gap-16' : ''}`}>
        {words}
        <div className="@container">
          <FormView {...form} />
        </div>
      </div>
    </Section>
  )
}
