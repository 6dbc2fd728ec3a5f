import { randomBytes } from 'node:crypto'
import bs58 from 'bs58'
import { unixSeconds, wireDate } from '../../wallets/wire/wire-date'

const MINUTE_MS = 60_000
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** Returns the text of a challenge, and when the challenge expires, in Unix milliseconds. */
export function challengeText(address: string, atMs: number) {
  const expiresAt = wireDate(Math.floor((atMs + 5 * MINUTE_MS) / 1_000))
  const text = `Sign this message to authenticate with Jupiter that you are the owner of ${address}. This challenge expires at ${expiresAt} with the nonce of ${randomBytes(16).toString('hex')}`
  return { text, expiresMs: unixSeconds(expiresAt) * 1_000 }
}

type Instruction = { program: string; accounts: readonly string[]; data: Uint8Array }

/** Returns a transaction whose memo is the challenge's text, with an empty place for its signature. */
export function challengeTransaction(address: string, text: string): Buffer {
  const limit = [2, 0x40, 0x0d, 0x03, 0]
  const price = [3, 0x10, 0x27, 0, 0, 0, 0, 0, 0]
  const instructions: Instruction[] = [
    { program: COMPUTE_BUDGET, accounts: [], data: Uint8Array.from(limit) },
    { program: COMPUTE_BUDGET, accounts: [], data: Uint8Array.from(price) },
    { program: MEMO, accounts: [address], data: Buffer.from(text) },
  ]
  return Buffer.concat([Buffer.from([1]), Buffer.alloc(64), messageOf(address, instructions)])
}

/** Returns a transaction's message: its signer, other accounts that it writes to, then the programs. */
function messageOf(signer: string, instructions: readonly Instruction[]): Buffer {
  const programs = [...new Set(instructions.map(({ program }) => program))]
  const used = [signer, ...instructions.flatMap(({ accounts }) => accounts), ...programs]
  const accounts = [...new Set(used)]
  return Buffer.concat([
    Buffer.from([1, 0, programs.length, ...compact(accounts.length)]),
    ...accounts.map((account) => bs58.decode(account)),
    randomBytes(32),
    Buffer.from(compact(instructions.length)),
    ...instructions.map(({ program, data, ...instruction }) =>
      Buffer.concat([
        Buffer.from([accounts.indexOf(program), instruction.accounts.length]),
        Buffer.from(instruction.accounts.map((account) => accounts.indexOf(account))),
        Buffer.from(compact(data.length)),
        data,
      ]),
    ),
  ])
}

/** Returns a number below 16,384 as Solana writes lengths: seven bits in each byte. */
function compact(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, length >> 7]
}
