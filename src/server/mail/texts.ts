import { html } from 'hono/html';

/** May hold a password or a link: never log it. */
export interface Message {
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

export interface Recipient {
  email: string;
  firstName: string;
  fullName: string;
  isActive: boolean;
}

interface Content {
  subject: string;
  paragraphs: readonly string[];
  facts?: readonly (readonly [label: string, value: string])[];
  link?: { label: string; address: string };
  closing: readonly string[];
}

const CONSOLE = 'Catalogue Console';
const CHOOSE_YOUR_OWN = 'Please choose a password of your own under Account after signing in.';
const INACTIVE = 'Your account is deactivated at the moment. You can sign in once an administrator activates it.';

const plain = (greeting: string, { paragraphs, facts = [], link, closing }: Content): string =>
  [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `    ${label}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...closing,
    `-- \n${CONSOLE}`,
  ].join('\n\n');

const PARAGRAPH = 'margin:0 0 16px;line-height:1.5';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#5b35c8;color:#ffffff;text-decoration:none;font-weight:600';
const CARD =
  'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;color:#1d1a26;font:16px/1.5 Arial,Helvetica,sans-serif';

const marked = (greeting: string, { subject, paragraphs, facts = [], link, closing }: Content): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0;padding:24px 12px;background:#f7f6f3">
<div style="${CARD}">
<p style="${PARAGRAPH}" dir="auto">${greeting}</p>
${paragraphs.map((text) => html`<p style="${PARAGRAPH}">${text}</p>`)}
${
  facts.length > 0
    ? html`<table role="presentation" style="margin:0 0 16px">${facts.map(
        ([label, value]) =>
          html`<tr><td style="padding:2px 16px 2px 0;color:#5b5667">${label}</td><td><code style="font-size:16px">${value}</code></td></tr>`,
      )}</table>`
    : ''
}
${
  link
    ? html`<p style="${PARAGRAPH}"><a href="${link.address}" style="${BUTTON}">${link.label}</a></p>
<p style="${PARAGRAPH};color:#5b5667;font-size:14px;overflow-wrap:anywhere">${link.address}</p>`
    : ''
}
${closing.map((text) => html`<p style="${PARAGRAPH};color:#5b5667">${text}</p>`)}
</div>
</body>
</html>
`.toString();

const write = ({ email, firstName, fullName }: Recipient, content: Content): Message => {
  const greeting = `Hello ${firstName},`;
  const to = { name: fullName, address: email };
  return { to, subject: content.subject, text: plain(greeting, content), html: marked(greeting, content) };
};

const passwordMail =
  (subject: string, paragraph: string) =>
  (recipient: Recipient, password: string, consoleUrl: string): Message =>
    write(recipient, {
      subject,
      paragraphs: [paragraph],
      facts: [
        ['Email', recipient.email],
        ['Password', password],
      ],
      link: recipient.isActive ? { label: 'Sign in', address: `${consoleUrl}/login` } : undefined,
      closing: [recipient.isActive ? CHOOSE_YOUR_OWN : INACTIVE],
    });

export const invitationMail = passwordMail(`Your account for the ${CONSOLE}`, `An account for the ${CONSOLE} was made for you.`);

export const newPasswordMail = passwordMail(
  `Your new password for the ${CONSOLE}`,
  'An administrator gave you a new password. The one you had before no longer works.',
);

export const resetLinkMail = (recipient: Recipient, token: string, consoleUrl: string): Message =>
  write(recipient, {
    subject: `Choose a new password for the ${CONSOLE}`,
    paragraphs: ['Somebody, most likely you, asked for a new password for your account.'],
    link: { label: 'Choose a new password', address: `${consoleUrl}/reset-password/${token}` },
    closing: [
      'The link works once, and for one hour.',
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  });

export const newEmailMail = (recipient: Recipient, email: string): Message =>
  write(recipient, {
    subject: `Another email for your account of the ${CONSOLE}`,
    paragraphs: ['The email of your account was changed. You sign in with the new one from now on.'],
    facts: [['New email', email]],
    closing: ['If it was not you, nor an administrator who told you, tell an administrator at once.'],
  });
