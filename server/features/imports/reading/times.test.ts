import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTimes } from './times.ts'

type Row = readonly [
  written: Parameters<typeof readTimes>[0],
  minutes: readonly (number | undefined)[],
  words?: string,
]

const rows: readonly Row[] = [
  [{ prep: 'PT20M', cook: '1 hr 5', total: 'PT1H25M' }, [20, 65, 85]],
  [{ total: 30 }, [undefined, undefined, 30]],
  [{ total: '10 minutes mins' }, [undefined, undefined, 10]],
  [{ prep: 'PT0S', cook: '0 min', total: 'PTHM' }, [undefined, undefined, undefined]],
  [{ prep: '', cook: null, total: undefined }, [undefined, undefined, undefined]],
  [{ total: 'PT-15M' }, [undefined, undefined, undefined]],
  // A time that is not fully understood is kept in words, together with the other part.
  [{ total: 'overnight + 25 min' }, [undefined, undefined, undefined], 'overnight + 25 min'],
  [
    { prep: 'PT20M', cook: 'two nights' },
    [20, undefined, undefined],
    '20 min preparation + two nights cooking',
  ],
  [{ prep: 'a while' }, [undefined, undefined, undefined], 'a while'],
  // If the total is understood, the parts do not matter.
  [{ prep: 'a while', total: '2 h' }, [undefined, undefined, 120]],
  [{ total: 'x'.repeat(1000) }, [undefined, undefined, undefined], 'x'.repeat(200)],
]

test('times in pages and files become minutes, or words if they are not fully understood', () => {
  for (const [written, minutes, words] of rows) {
    const { prepMinutes, cookMinutes, totalMinutes, writtenTime } = readTimes(written)
    assert.deepEqual(
      { written, minutes: [prepMinutes, cookMinutes, totalMinutes], words: writtenTime },
      { written, minutes, words },
    )
  }
})
