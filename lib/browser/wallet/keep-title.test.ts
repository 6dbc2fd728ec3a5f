import { waitFor } from '@testing-library/react'
import { keepTitle } from './keep-title'

const routerWrites = (title: string) => {
  const element = document.createElement('title')
  element.textContent = title
  document.head.replaceChildren(element)
}

it('a title of ours holds while the router writes its own (behaviour 22.4)', async () => {
  routerWrites('Orders of 7Ytt…j2G5')
  const giveBack = keepTitle('Orders of Savings')
  expect(document.title).toBe('Orders of Savings')
  routerWrites('Trades')
  await waitFor(() => expect(document.title).toBe('Orders of Savings'))
  giveBack()
  expect(document.title).toBe('Trades')
  routerWrites('Orders')
  await new Promise(process.nextTick)
  expect(document.title).toBe('Orders')
})
