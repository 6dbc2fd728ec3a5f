/** @jest-environment node */
import { allFiles } from './repository-files'

const files = new Set(allFiles())

it('a unit test begins with the name of the file beside it', () => {
  const tests = [...files].filter((file) =>
    /^(app|components|lib|scripts|styles)\/.*\.test\.tsx?$/.test(file),
  )
  const alone = tests.filter((file) => {
    const subject = file.replace(/(\.[a-z-]+)?\.test\.tsx?$/, '')
    return !['.ts', '.tsx', '.mjs'].some((ending) => files.has(`${subject}${ending}`))
  })
  expect(tests.length).toBeGreaterThan(100)
  expect(alone).toEqual([])
})
