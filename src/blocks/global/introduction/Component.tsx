import { ButtonLink } from '../../../components/ButtonLink'
import { Eyebrow } from '../../../components/Eyebrow'
import { Heading } from '../../../components/Heading'
import { Section } from '../../../components/Section'
import { RichText } from 'voix/render/parts'
import type { SliceProps } from 'voix/slices'
import { ALIGN_CLASSES } from '../../lib/fields'
import type { introduction } from './config'

const BLOCK = { left: '', center: 'mx-auto', right: 'ml-auto' } as const
const JUSTIFY = { left: '', center: 'justify-center', right: 'justify-end' } as const

export default function Introduction({ fields, field, root, slots }: SliceProps<typeof introduction>) {
  const { align } = fields
  return (
    <Section root={root} tone={fields.tone} width="text" className={ALIGN_CLASSES[align]}>
      <Eyebrow attributes={field.eyebrow}>{fields.eyebrow}</Eyebrow>
      <Heading as={fields.titleTag} size={fields.titleSize} font={fields.titleFont} attributes={field.title}>
        {fields.title}
      </Heading>
      <RichText
        {...field.copy}
        value={fields.copy}
        className={`prose-voix mt-6 max-w-[42rem] text-lg text-muted md:text-xl md:leading-[1.65] ${BLOCK[align]}`}
      />
      <div className={`mt-8 flex flex-wrap gap-4 empty:hidden ${JUSTIFY[align]}`}>
        <ButtonLink link={fields.link} variant="text" attributes={field.link} />
        {slots.default ? <div className="nested flex flex-wrap items-center gap-6">{slots.default}</div> : null}
      </div>
    </Section>
  )
}
