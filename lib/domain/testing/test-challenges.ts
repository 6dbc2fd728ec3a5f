import bs58 from 'bs58'

// For tests: texts and transactions to sign. A test can make one wrong by changing a field.
export const NOW_MS = Date.UTC(2026, 10, 23, 14, 32)
export const SIGNER = bs58.encode(new Uint8Array(32).fill(7))
export const SOMEBODY_ELSE = bs58.encode(new Uint8Array(32).fill(9))
export const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
export const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'

/** The text of a challenge. Unless changed, it names the signer and Jupiter, and expires in five minutes. */
export function testChallenge({
  address = SIGNER,
  service = 'Jupiter',
  expires = new Date(NOW_MS + 5 * 60_000).toISOString(),
} = {}): string {
  return `Sign this message to authenticate with ${service} that you are the owner of ${address}. This challenge expires at ${expires} with the nonce of f3a9c1e0.`
}

type TransactionParts = {
  signers: readonly string[]
  /** The program and the data of each instruction. */
  instructions: readonly (readonly [program: string, data: string])[]
  /** The first byte of the message: 0x80 for version 0, none for a legacy message. */
  version: number | undefined
  lookups: number
}

/** A challenge as a transaction, with an empty place for each signature. */
export function testTransaction(change: Partial<TransactionParts> = {}): Uint8Array<ArrayBuffer> {
  const { signers, instructions, version, lookups }: TransactionParts = {
    signers: [SIGNER],
    instructions: [
      [COMPUTE_BUDGET, '\u0002@\r\u0003\0'],
      [MEMO, testChallenge()],
    ],
    version: undefined,
    lookups: 0,
    ...change,
  }
  const accounts = [...new Set([...signers, ...instructions.map(([program]) => program)])]
  const message = [
    ...(version === undefined ? [] : [version]),
    ...[signers.length, 0, accounts.length - signers.length],
    ...[...compact(accounts.length), ...accounts.flatMap((account) => [...bs58.decode(account)])],
    ...new Array<number>(32).fill(3),
    ...compact(instructions.length),
    ...instructions.flatMap(([program, data]) => {
      const bytes = [...data].map((letter) => letter.charCodeAt(0))
      return [accounts.indexOf(program), 1, 0, ...compact(bytes.length), ...bytes]
    }),
    ...(version === undefined ? [] : [lookups]),
  ]
  const places = new Array<number>(64 * signers.length).fill(0)
  return Uint8Array.from([signers.length, ...places, ...message])
}

/** A length below 16,384 as Solana writes it, with seven bits in each byte. */
function compact(length: number): number[] {
  return length < 128 ? [length] : [(length & 127) | 128, length >> 7]
}

/** Returns a copy of a transaction with a signature in its first place. */
export function signedTransaction(transaction: Uint8Array): Uint8Array<ArrayBuffer> {
  const signed = Uint8Array.from(transaction)
  return signed.fill(1, 1, 65)
}
