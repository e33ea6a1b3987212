import { RuleTester } from 'eslint'
import { describe, it } from 'vitest'
import { localApiAccess } from './localApiAccess.mjs'

RuleTester.describe = describe
RuleTester.it = it

const tester = new RuleTester({ languageOptions: { ecmaVersion: 2024, sourceType: 'module' } })
const refused = (code: string, messageId: string) => ({ code, errors: [{ messageId }] })

tester.run('local-api-access', localApiAccess as never, {
  valid: [
    `await payload.find({ collection: 'pages', overrideAccess: false, req })`,
    `await req.payload.update({ collection: 'pages', overrideAccess: false, user })`,
    `// system: the hook keeps the index of references\nawait payload.create({ collection: 'references', overrideAccess: true, req })`,
    `// system: a reason\n// that takes two lines\nconst { docs } = await payload.find({ overrideAccess: true })`,
    `const found = await payload.find({\n  // system: no user is signed in yet\n  overrideAccess: true,\n})`,
    `function f() {\n  // system: counted for the guard\n  return req.payload.count({ overrideAccess: true, req })\n}`,
    `[1, 2].find((entry) => entry > 1)`,
    `docs.find({ id })`,
    `await payload.find({ ...options, overrideAccess: false, req })`,
  ],
  invalid: [
    refused(`await payload.find({ collection: 'pages' })`, 'missing'),
    refused(`await req.payload.findByID({ collection: 'pages', req })`, 'missing'),
    refused(`await this.payload.findGlobal({ slug: 'x' })`, 'missing'),
    refused(`await payload.delete({ collection: 'pages', overrideAccess: true, req })`, 'unexplained'),
    refused(`// because\nawait payload.delete({ collection: 'pages', overrideAccess: true })`, 'unexplained'),
    refused(`// system:\nawait payload.delete({ overrideAccess: true })`, 'unexplained'),
    refused(`// system: far away\n\n\nawait payload.delete({ overrideAccess: true })`, 'unexplained'),
    refused(`// system: x\nawait payload.update({ overrideAccess: true, user })`, 'contradiction'),
    refused(`await payload.find({ collection: 'pages', overrideAccess: false })`, 'anonymous'),
    refused(`await payload.find({ overrideAccess: isOpen, req })`, 'hidden'),
    refused(`await payload.find({ overrideAccess: false, req, ...options })`, 'hidden'),
    refused(`await payload.find(options)`, 'unseen'),
  ],
})
