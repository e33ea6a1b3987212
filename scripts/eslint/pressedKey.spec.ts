import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { pressedKey } from './pressedKey.mjs'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2024, sourceType: 'module' } })
const refused = (code: string, errors = 1) => ({ code, errors: Array(errors).fill({ messageId: 'bare' }) })

tester.run('pressed-key', pressedKey as never, {
  valid: [
    `if (pressedKey(event) === 'Enter') send()`,
    `switch (pressedKey(event)) { case 'Escape': close() }`,
    `if (['Enter', ' '].includes(pressedKey(event))) open()`,
    `if (pressedKey(event).toLowerCase() === 'escape') close()`,
    `if (event.key === 'ArrowUp') up()`,
    `const key = 'Enter'`,
    `if (answer === 'Enter') go()`,
  ],
  invalid: [
    refused(`if (event.key === 'Enter') send()`),
    refused(`if (event.key !== 'Escape') return_()`),
    refused(`onKeyDown(({ key }) => key === 'Enter' && send())`),
    refused(`if ('Enter' == event.nativeEvent.key) send()`),
    refused(`if (event.key.toLowerCase() === 'escape') close()`),
    refused(`if (event?.key === 'Escape') close()`),
    refused(`if (event.code === 'Enter') send()`),
    refused(`switch (event.key) { case 'Enter': case 'Escape': close() }`, 2),
    refused(`if (['Enter', ' '].includes(event.key)) open()`),
  ],
})
