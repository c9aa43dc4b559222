// The results of an event, as spreadsheets read them.

import { resultsCsv } from '@yahtzee-game/rooms';
import { equal } from 'node:assert/strict';
import { test } from 'node:test';

const at = '2026-01-05T20:13:00.000Z';
const link = '0'.repeat(32);
const resultOf = (name: string, total: number) => ({ room: 'K7QMX2PA', seat: 0, name, total, at, link });

test('the best are first, and equal points share a place', () => {
  const results = [resultOf('Ada', 200), resultOf('张伟', 250), resultOf('Cleo', 200), resultOf('', -5)];
  equal(
    resultsCsv({ results }),
    [
      'place,name,points,time,room,seat',
      `1,张伟,250,${at},K7QMX2PA,1`,
      `2,Ada,200,${at},K7QMX2PA,1`,
      `2,Cleo,200,${at},K7QMX2PA,1`,
      `4,,-5,${at},K7QMX2PA,1`,
      '',
    ].join('\r\n'),
  );
});

test('no name breaks the table, or is taken for a formula', () => {
  const named = (name: string): string => resultsCsv({ results: [resultOf(name, 1)] }).split('\r\n')[1] ?? '';
  equal(named('Ada, "the great"'), `1,"Ada, ""the great""",1,${at},K7QMX2PA,1`);
  equal(named('=1+1'), `1,'=1+1,1,${at},K7QMX2PA,1`);
  equal(named('@SUM(A1)'), `1,'@SUM(A1),1,${at},K7QMX2PA,1`);
});
