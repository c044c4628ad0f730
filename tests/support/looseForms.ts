import type { Rule, ShownRule } from './architecture';
import type { SourceFile } from './imports';

/** What may say things in its own way: the fixtures, which are the strict forms, and what runs the tests. */
const OWN_WAYS = /^tests\/(?:world|support|bench|spec\/mutations|architecture\.test)/;

const isTest = (path: string) => path.startsWith('tests/') && !OWN_WAYS.test(path);

const found = ({ path, source }: SourceFile, form: RegExp) =>
  [...source.matchAll(new RegExp(form, `g${form.flags}`))].map(({ index, 0: words }) => {
    const line = source.slice(0, index).split('\n').length;
    return `${path}:${line}: ${words.replace(/\s+/g, ' ')}`;
  });

/** No test of these files says it in this form, over several lines or in one. */
const none =
  (form: RegExp, where = /./): Rule =>
  (files) =>
    files.filter(({ path }) => isTest(path) && where.test(path)).flatMap((file) => found(file, form));

/** Words of alerts. */
const WORDS = [
  ...['successfully (?:created|updated)', 'deleted successfuly', 'fill in required fields', 'Upload only ', 'Duplication not'],
  ...['credentials are required', '(?:Email is|Passwords are) required'],
].join('|');

/** Forms that pass where something is wrong, and what breaks each rule. */
export const LOOSE_FORMS: readonly ShownRule[] = [
  {
    title: 'tests compare alerts whole, and know no other way to find one',
    rule: none(/ByRole\(\s*'(?:alert|status)'|\[role=["']?(?:alert|status)\b|MuiSnackbar/),
    broken: {
      'tests/ui/a.test.tsx': "expect(screen.queryByRole('alert')).toBeNull();",
      'tests/world/console/alerts.ts': "screen.queryAllByRole('alert');",
    },
    offence: "tests/ui/a.test.tsx:1: ByRole('alert'",
  },
  {
    title: 'tests do not look for the words of an alert as for any text',
    rule: none(new RegExp(`(?:get|query|find)(?:All)?ByText\\(\\s*['"\`/][^'"\`\\n]*(?:${WORDS})`)),
    broken: { 'tests/ui/a.test.tsx': "\nawait screen.findByText('Song successfully created.');" },
    offence: "tests/ui/a.test.tsx:2: findByText('Song successfully created",
  },
  {
    // A matcher that tries again outlives the alert.
    title: 'tests in the browser watch silence from before the act',
    rule: none(
      /expect\([^;]*?(?:\balerts?\b|Alerts?\()[^;]*?\.(?:toHaveCount\(0\)|toBeHidden\(\)|not\.toBeVisible\(\))/,
      /\.spec\.ts$/,
    ),
    broken: { 'tests/browser/a.spec.ts': 'await expect(page.locator(alert)).toHaveCount(0);' },
    offence: 'tests/browser/a.spec.ts:1: expect(page.locator(alert)).toHaveCount(0)',
  },
  {
    title: 'tests click a place, as a hand does',
    rule: none(/(?<target>\b\w[\w.()' ]*)\.click\(\);\s*\k<target>\.click\(\)|for \([^)]*\)\s*\w+\.click\(\)/),
    broken: { 'tests/ui/a.test.tsx': 'act(() => {\n  toggle.click();\n  toggle.click();\n});' },
    offence: 'tests/ui/a.test.tsx:2: toggle.click(); toggle.click()',
  },
  {
    title: 'tests take what is hostile from tests/world/values',
    rule: none(
      /\\u200[b-f]|\\u202[a-e]|\\u206[\da-f]|\\ufeff|[\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|(?:java|vb)script *:/i,
    ),
    broken: {
      'tests/ui/a.test.tsx': "write(user, 'Title', '\\u200b');",
      'tests/world/values/texts.ts': "export const BLANK = '\\u200b';",
    },
    offence: 'tests/ui/a.test.tsx:1: \\u200b',
  },
  {
    // jsdom reads no sheet of styles here (screens.setup.ts).
    title: 'tests without styles do not say what is visible',
    rule: none(/\.toBeVisible\(\)/, /\.test\.tsx$/),
    broken: {
      'tests/ui/a.test.tsx': "expect(field('Name')).toBeVisible();",
      'tests/browser/a.spec.ts': "await expect(field(page, 'Name')).toBeVisible();",
    },
    offence: 'tests/ui/a.test.tsx:1: .toBeVisible()',
  },
  {
    title: 'tests say what is there, not that anything is',
    rule: none(/expect\([^;]*?\)\.toBeDefined\(\)/),
    broken: { 'tests/ui/a.test.ts': 'expect(api).toBeDefined();' },
    offence: 'tests/ui/a.test.ts:1: expect(api).toBeDefined()',
  },
  {
    title: 'tests wait for no time',
    rule: none(/\bwaitForTimeout\(|setTimeout\(\s*\w+\s*,|node:timers\/promises/),
    broken: { 'tests/browser/a.spec.ts': 'await page.waitForTimeout(500);' },
    offence: 'tests/browser/a.spec.ts:1: waitForTimeout(',
  },
  {
    title: 'tests get no second try',
    rule: none(/\bretr(?:y|ies): /),
    broken: { 'tests/browser/a.spec.ts': 'test.describe.configure({ retries: 1 });' },
    offence: 'tests/browser/a.spec.ts:1: retries: ',
  },
];
