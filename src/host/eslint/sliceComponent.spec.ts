import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { sliceComponent } from './sliceComponent.mjs'

RuleTester.describe = describe
RuleTester.it = it

const parserOptions = { ecmaFeatures: { jsx: true } }
const tester = new RuleTester({ languageOptions: { ecmaVersion: 2024, sourceType: 'module', parserOptions } })
const refused = (code: string, messageId: string) => ({ code, errors: [{ messageId }] })

tester.run('slice-component', sliceComponent as never, {
  valid: [
    `export default function A({ fields, root }) { return <section {...root}>{fields.title}</section> }`,
    `export default function A({ root }) { return <Section root={root} /> }`,
    `export default function A(props) { return <section {...props.root} /> }`,
    `export default function A({ fields, root }) { return <p {...root}>{fields.users.map(usedBy)}</p> }`,
  ],
  invalid: [
    refused(`export default async function A({ root }) { return <section {...root} /> }`, 'async'),
    refused(`export default function A({ root }) { const [a] = useState(1); return <p {...root}>{a}</p> }`, 'hook'),
    refused(`export default function A({ root }) { return <p {...root}>{React.useId()}</p> }`, 'hook'),
    refused(`export default function A({ root }) { return <p {...root}>{use(promise)}</p> }`, 'hook'),
    refused(`'use client'\nexport default function A({ root }) { return <section {...root} /> }`, 'client'),
    refused(`export default function A({ fields }) { return <section>{fields.title}</section> }`, 'root'),
  ],
})
