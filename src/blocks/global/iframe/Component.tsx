import { Container } from '../../../components/Container'
import { EmptyPlace } from '../../../components/EmptyPlace'
import type { SliceProps } from 'voix/slices'
import { frameAddress, frameProblem } from '../../lib/frameHosts'
import type { iframe } from './config'

export default function Iframe({ fields, field, root, context }: SliceProps<typeof iframe>) {
  const address = frameAddress(fields.url)
  if (!address && !context.preview) return <div {...root} hidden />
  return (
    <div {...root} className="py-[calc(var(--section-pad)*0.35)]">
      <Container width={fields.width}>
        {address ? (
          // No listed host belongs to this site, so `allow-same-origin` only gives the frame its own origin.
          <iframe
            {...field.url}
            src={address}
            title={fields.title || new URL(address).hostname}
            height={fields.height ?? 2500}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            className="block w-full rounded-media border-0 bg-tint"
          />
        ) : (
          <EmptyPlace attributes={field.url}>
            {fields.url
              ? frameProblem(fields.url)
              : 'Give the address of the page to show. Until then visitors see nothing here.'}
          </EmptyPlace>
        )}
      </Container>
    </div>
  )
}
