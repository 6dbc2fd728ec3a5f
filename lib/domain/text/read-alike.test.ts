/** @jest-environment node */
import fc from 'fast-check'
import { readAs } from './read-alike'

describe('texts that people take for one another read alike', () => {
  it.each([
    ['case', 'usdc', 'USDC'],
    ['full-width and bold forms', 'ＵＳＤ𝐂', 'USDC'],
    ['accents', 'ÚSDĊ', 'USDC'],
    ['Cyrillic letters', 'USDС', 'USDC'],
    ['Cyrillic ones of small words', 'Воnк', 'Bonk'],
    ['Greek capitals', 'ΒΟΝΚ', 'BONK'],
    ['small Greek letters', 'jυριτεr', 'juplter'],
    ['small capitals', 'ᴜꜱᴅᴄ', 'USDC'],
    ['Lisu letters', 'ꓴꓢꓓꓚ', 'USDC'],
    ['Lisu letters', 'ꓢꓳꓡ', 'SOL'],
    ['Cherokee letters', 'ᏌᏚᎠᏟ', 'ᏌSDC'],
    ['small Cherokee letters', 'UꮪDC', 'USDC'],
    ['Armenian capitals', 'ՍՏDC', 'USDC'],
    ['a Georgian capital', 'UႽDC', 'USDC'],
    ['syllables of Canada', 'ᑌSᗪᑕ', 'USDC'],
    ['strokes and hooks', 'USĐC', 'USDC'],
    ['strokes and hooks', 'UЅƊC', 'USDC'],
    ['strokes and hooks', 'SØL', 'SOL'],
    ['5, © and S, C', 'U5D©', 'USDC'],
    ['letters in black squares', '🆄🆂🅳🅲', 'USDC'],
    ['letters in black circles', '🅤🅢🅓🅒', 'USDC'],
    ['the first letters of these', '🅰🅐🇦', 'AAA'],
    ['letters of flags', '🇺🇸🇩🇨', 'USDC'],
    ['0 and O', 'B0NK', 'BONK'],
    ['I, l, 1 and |', 'W1F', 'WlF'],
    ['$ within and before', '$U$DC', 'USDC'],
    ['$ within', 'U$DC', 'USDC'],
    ['spaces and signs', ' U.S-D C ', 'USDC'],
  ])('by %s', (_, text, other) => {
    expect(readAs(text)).toBe(readAs(other))
  })

  it.each([
    ['a', 'аɑαᴀꓮᎪᗩΑ'],
    ['b', 'вβʙꓐᏴɓᗷΒ'],
    ['c', 'сᴄꓚᏟᑕ©ϲϹ'],
    ['d', 'ԁᴅđðɗꓓᎠᗪ'],
    ['e', 'еεєᴇꓰᎬΕ'],
    ['f', 'ꜰꓝƒᖴ'],
    ['g', 'ԍɡɢꓖᏀ'],
    ['h', 'нһʜꓧᎻհᕼΗ'],
    ['j', 'јϳᴊꓙᎫᒍՅ'],
    ['k', 'кκᴋꓗᏦΚ'],
    ['l', 'iіιıɪ1ӏ|ʟłꓡꓲᏞᏆᒪΙ'],
    ['m', 'мᴍꓟᎷᗰΜϺ'],
    ['n', 'ηɴꓠոᑎΝ'],
    ['o', 'оοσ0ᴏøꓳօΟ'],
    ['p', 'рρᴘꓑᏢᑭΡ'],
    ['q', 'ԛ'],
    ['r', 'ʀꓣᏒᖇ'],
    ['s', 'ѕ$5ꜱꓢᏚՏႽ'],
    ['t', 'тτᴛŧꓔᎢΤ'],
    ['u', 'υμᴜꓴՍᑌ'],
    ['v', 'νᴠꓦᏙ'],
    ['w', 'ԝωᴡꓪᎳᗯ'],
    ['x', 'хχꓫΧ'],
    ['y', 'уүγʏꓬᎩΥ'],
    ['z', 'ᴢꓜᏃΖ'],
  ])('%s reads like each of %s', (letter, others) => {
    const words = [...others].map((other) => readAs(`x${other}t`))
    expect(words).toEqual(words.map(() => `x${letter}t`))
  })

  it.each([
    ['USDC', 'USDT'],
    ['USDC', 'USDC.e'],
    ['SOL', 'mSOL'],
    ['BONK', 'BOOK'],
    ['日本', '本日'],
  ])('%s and %s do not', (text, other) => {
    expect(readAs(text)).not.toBe(readAs(other))
  })

  it.each(['', ' ', '🪐', '$', '-'])('%j reads as nothing', (text) => {
    expect(readAs(text)).toBe('')
  })

  it('what any text reads as reads as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(readAs(readAs(text))).toBe(readAs(text))
      }),
      { numRuns: 1_000 },
    )
  })
})
