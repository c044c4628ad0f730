import { expect, it } from 'vitest';
import { typedPart } from '../../../src/ui/inputs/typedPart';

it.each([
  ['Sólveig', 'sol', ['', 'Sól', 'veig']],
  ['Mari Sóldal', 'SÓL', ['Mari ', 'Sól', 'dal']],
  ['Straße', 'strass', ['', 'Straß', 'e']],
  ['Ægir', 'ae', ['', 'Æ', 'gir']],
  ['So\u0301lru\u0301n', 'solr', ['', 'So\u0301lr', 'u\u0301n']],
  ['U2  Live', 'u2 l', ['', 'U2  L', 'ive']],
  ['أُغْنِيَة الصباح', 'اغنية', ['', 'أُغْنِيَة', ' الصباح']],
  ['한국 노래', '한구', ['', '한국', ' 노래']],
  ['𝓔cho 🎧 mix', 'echo 🎧', ['', '𝓔cho 🎧', ' mix']],
])('finds in %j what was typed as %j, letters whole', (name, typed, parts) => {
  expect(typedPart(name, typed)).toEqual(parts);
});

it.each([
  ['Sólveig', 'xyz'],
  ['Sólveig', ' '],
  ['a'.repeat(301), 'aaa'],
])('marks nothing of %j for %j', (name, typed) => {
  expect(typedPart(name, typed)).toBeUndefined();
});
