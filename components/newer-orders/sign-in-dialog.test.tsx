import { act, screen, within } from '@testing-library/react'
import { client, dialog, open, press, signIn } from './testing/open-sign-in'
import { signInTokenOf } from '@/lib/browser/newer-orders/sign-in-store'
import { putLists } from '@/lib/browser/order-lists/load-orders'
import { fetchPage, verify } from '@/lib/browser/testing/mock-sign-in'
import { installWallet, SIGNATURE } from '@/lib/browser/testing/mock-wallets'
import { NEWER_LISTS } from '@/lib/domain/order-lists/order-list'
import { SIGNER } from '@/lib/domain/testing/test-challenges'
import { testTrigger } from '@/lib/domain/testing/test-orders'
import { pageWith } from '@/lib/domain/testing/test-pages'
import { testList } from '@/lib/view/testing/test-order-lists'

jest.mock('@/lib/upstream/newer-orders/newer-calls')
jest.mock('@/lib/upstream/tokens/token-services', () => ({
  fetchTokens: () => new Promise(() => {}),
}))
jest.mock('@/lib/browser/newer-orders/load-newer-page')

describe('step 1 lists the wallets of the browser (behaviour 25.4)', () => {
  it('by name and picture; wallets that can’t sign for Solana are left out', () => {
    installWallet()
    installWallet({ name: 'A\u202e<b>Hostile</b>', icon: 'https://hostile.example/track.png' })
    installWallet({ name: 'Ethereum', chains: ['eip155:1'] })
    const { baseElement } = open()
    const names = within(screen.getByRole('list')).getAllByRole('button')
    expect(names.map(({ textContent }) => textContent)).toEqual(['Test Wallet', 'A<b>Hostile</b>'])
    const pictures = [...baseElement.querySelectorAll('img')].map(({ src }) => src)
    expect(pictures).toEqual(['data:image/png;base64,AAAA'])
    expect(screen.getByText(/support was built from its documentation/)).toBeTruthy()
    expect(screen.getByText(/^Signing moves no funds\. The sign-in stays in this tab/)).toBeTruthy()
  })

  it('a wallet that is installed later joins the list; without a wallet the dialog says where wallets work', () => {
    open()
    expect(screen.getByText('No wallet found in this browser')).toBeTruthy()
    expect(screen.getByText(/On a phone, open this page in the browser inside/)).toBeTruthy()
    act(() => installWallet())
    expect(screen.getByRole('button', { name: 'Test Wallet' })).toBeTruthy()
    press('Wallet not listed?')
    expect(screen.getByText(/On a phone/)).toBeTruthy()
  })
})

const pageOf = (name: string, page: number) =>
  pageWith({ page, orders: [testTrigger({ orderKey: `${name} ${page}` })], itemCount: 1 })

describe('signing in (behaviour 25.5 to 25.8)', () => {
  it('shows the message and what was checked, has the wallet sign, and loads the four lists', async () => {
    installWallet()
    open()
    press('Test Wallet')
    await dialog('Check and sign')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Names this wallet and Jupiter',
      expect.stringMatching(/^Expires in 5 minutes, at \d\d:\d\d$/),
      'A message, not a transaction',
    ])
    expect(screen.getByText(SIGNER, { selector: 'strong' })).toBeTruthy()
    expect(verify).not.toHaveBeenCalled()
    press('Sign with Test Wallet')
    await dialog('Newer orders')
    const [, proof] = verify.mock.calls[0] ?? []
    expect(proof).toMatchObject({ userAddress: SIGNER, signed: { signature: SIGNATURE } })
    expect(signInTokenOf(SIGNER)).toBe('token')
    expect(fetchPage.mock.calls.map(([, { name }]) => name).sort()).toEqual([...NEWER_LISTS].sort())
    expect(screen.getByText('Triggers (newer)').parentElement?.textContent).toBe(
      'Triggers (newer)2 orders4 trades',
    )
    expect(screen.getByText('All 4 pages loaded', { selector: 'span' })).toBeTruthy()
  })

  it.each([
    ['with a Ledger', {}, true],
    ['with a wallet that can’t sign messages', { signMessage: undefined }, false],
  ])('signs a transaction %s', async (_, change, usesLedger) => {
    installWallet(change)
    open()
    if (usesLedger) press('Using a Ledger?')
    press('Test Wallet')
    expect(await screen.findByText(/^Carries only a memo\. If it were sent,/)).toBeTruthy()
    press('Sign with Test Wallet')
    await dialog('Newer orders')
    const [, proof] = verify.mock.calls[0] ?? []
    expect(proof?.signed.type === 'transaction' && proof.signed.transaction.slice(1, 65)).toEqual(
      SIGNATURE,
    )
  })

  it('a list that is whole loads again from page 1', async () => {
    installWallet()
    const wholeList = testList('past newer trigger')
    putLists(client, SIGNER, [wholeList])
    await signIn()
    await dialog('Newer orders')
    expect(screen.getByText('Triggers (newer)').parentElement?.textContent).toContain('2 orders')
  })

  it('a list that failed loads page 1 again, then its missing pages', async () => {
    installWallet()
    fetchPage.mockImplementation(async (_, { name, page }) => ({
      totalPages: 3,
      page: pageOf(name, page),
    }))
    const name = 'past newer trigger'
    const pages = [pageOf(name, 1), pageOf(name, 2)]
    const state = { kind: 'failed', fault: { kind: 'sign-in' } } as const
    putLists(client, SIGNER, [testList(name, { state, pages, totalPages: 3 })])
    await signIn()
    await dialog('Newer orders')
    const asked = fetchPage.mock.calls.filter(([, request]) => request.name === name)
    expect(asked.map(([, { page }]) => page)).toEqual([1, 3])
  })
})

it('a wallet’s answer after ‘Back’ is ignored', async () => {
  let answer: (signed: object) => void = () => {}
  installWallet({ signMessage: () => new Promise((resolve) => (answer = resolve)) })
  await signIn()
  const confirm = await screen.findByText(/^Confirm in/)
  expect(confirm.parentElement?.textContent).toBe('Confirm in Test Wallet…')
  press('Back')
  await dialog('Load newer orders')
  await act(async () => answer({ signedMessage: new Uint8Array(), signature: SIGNATURE }))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(verify).not.toHaveBeenCalled()
})
