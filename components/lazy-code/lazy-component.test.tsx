import { act, render, screen } from '@testing-library/react'
import { LazyComponent } from './lazy-component'
import { lazyCode } from '@/lib/browser/lazy-code/lazy-code'

const gone = () => Promise.reject(new Error('Loading chunk failed'))
const part = (isOnline: boolean) => {
  Object.assign(globalThis, { fetch: async () => ({ ok: isOnline }) })
  return lazyCode<() => string>(jest.fn(async () => () => 'The part').mockImplementationOnce(gone))
}

it('a part that could not be fetched says why in its place, and offers ‘Retry’ (behaviour 13.4)', async () => {
  const code = part(false)
  render(<LazyComponent code={code} props={{}} fallback="Loading" />)
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(await screen.findByText(/^Couldn’t load this part of the page\. Check/)).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Retry' }).click())
  expect(screen.getByText('The part')).toBeTruthy()
})

it('after a new deployment the part offers ‘Reload’; a part without a fallback shows nothing', async () => {
  const code = part(true)
  render(
    <>
      <LazyComponent code={code} props={{}} fallback="Loading" />
      <LazyComponent code={code} props={{}} />
    </>,
  )
  expect(await screen.findAllByRole('button', { name: 'Reload' })).toHaveLength(1)
})
