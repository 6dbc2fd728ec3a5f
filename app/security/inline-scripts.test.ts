/** @jest-environment node */
import { inlineScriptHashes } from './inline-scripts'

// echo -n 'go()' | openssl dgst -sha256 -binary | base64
const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"

describe('the inline scripts of a page', () => {
  it.each([
    ['one', '<script>go()</script>', 1],
    ['with attributes', '<script id="_R_" type="text/javascript">go()</script>', 1],
    ['twice the same', '<script>go()</script><script>go()</script>', 1],
    ['over several lines', '<script>\ngo()\n</script>', 1],
    ['in other letters', '<SCRIPT>go()</SCRIPT >', 1],
    ['a file', '<script src="/go.js" async=""></script>', 0],
    ['one that names a file in its text', '<script>a = "<img src=x>"</script>', 1],
  ])('%s', (_, html, count) => {
    expect(inlineScriptHashes(html)).toHaveLength(count)
  })

  it('are named by the hash of what is between the tags, to the last space', () => {
    expect(inlineScriptHashes('<script>go()</script>')).toEqual([GO])
    expect(inlineScriptHashes('<script> go()</script>')).not.toEqual([GO])
  })
})
