import { expect, test } from 'vitest';
import { localSetting } from './settings.ts';

test('letters and digits stand in the text', () => {
  expect(localSetting('app.practice_id', 12)).toEqual({
    sql: "set local app.practice_id = '12'",
    values: [],
  });
  expect(localSetting('app.practice_id', '').sql).toBe("set local app.practice_id = ''");
});

test.each([1.5, -1, Number.NaN, "1' or '1", 'de; drop table person', 'd\ne'])('%j is refused', (value) => {
  expect(() => localSetting('app.language', value)).toThrow('is no value of the setting app.language');
});
