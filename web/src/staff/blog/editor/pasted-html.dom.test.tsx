import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './pasted-html.ts';

const item = (text: string, level: number, list = 'l0', marker = '·') =>
  `<p class=MsoListParagraph style='mso-list:${list} level${String(level)} lfo1'><span style='mso-list:Ignore'>${marker}<span> </span></span>${text}</p>`;

describe('what is pasted', () => {
  it.each([
    ['a first heading becomes the largest that an article has', '<h1>Rents</h1>', '<h2>Rents</h2>'],
    ['so does the title of a document', '<p class="MsoTitle">Rents</p>', '<h2>Rents</h2>'],
    ['small headings become the smallest', '<h5>a</h5><h6>b</h6>', '<h4>a</h4><h4>b</h4>'],
    ['a script and a style go', '<p>a</p><script>alert(1)</script><style>p{}</style>', '<p>a</p>'],
    ['a picture from elsewhere goes', '<p>a<img src="file:///C:/x.png"></p>', '<p>a</p>'],
    ['a picture of our own stays', '<img src="/media/1/320.webp">', '<img src="/media/1/320.webp">'],
    [
      'also when it was copied from a page of ours',
      `<img src="${window.location.origin}/media/1/320.webp">`,
      '<img src="/media/1/320.webp">',
    ],
    ['another site has no store of ours', '<img src="https://evil.example/media/1/320.webp">', ''],
    [
      'a picture that was brought along stays',
      '<img src="data:image/png;base64,AA">',
      '<img src="data:image/png;base64,AA">',
    ],
    ['conditional comments go', '<p><![if !supportLists]>a<![endif]></p>', '<p>a</p>'],
    ['a list of the web stays one', '<ul><li>a</li></ul>', '<ul><li>a</li></ul>'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_, html, cleaned) => {
    expect(cleanPastedHtml(html)).toBe(cleaned);
  });

  it.each([
    ['font-weight:bold', 'strong'],
    ['font-weight:700', 'strong'],
    ['font-style:italic', 'em'],
  ])('emphasis by style (%s) is kept as such', (style, name) => {
    expect(cleanPastedHtml(`<p><span style="${style}">a</span></p>`)).toContain(`<${name}>a</${name}>`);
  });

  it('is no emphasis where none is said', () => {
    expect(cleanPastedHtml('<p><span style="font-weight:400">a</span></p>')).not.toContain('<strong>');
  });
});

describe('lists of Word', () => {
  it('come back as lists, one in another where they are indented', () => {
    expect(cleanPastedHtml(item('Towers', 1) + item('Marina', 2) + item('Shops', 1))).toBe(
      '<ul><li>Towers<ul><li>Marina</li></ul></li><li>Shops</li></ul>',
    );
  });

  it.each(['1.', '12)', 'a.', '٣.'])('numbered with %s are numbered lists', (marker) => {
    expect(cleanPastedHtml(item('Ask', 1, 'l1', marker))).toBe('<ol><li>Ask</li></ol>');
  });

  it('of another name begin anew, and so does one after a paragraph', () => {
    expect(cleanPastedHtml(item('a', 1) + item('b', 1, 'l1', '1.'))).toBe('<ul><li>a</li></ul><ol><li>b</li></ol>');
    expect(cleanPastedHtml(`${item('a', 1)}<p>between</p>${item('b', 1)}`)).toBe(
      '<ul><li>a</li></ul><p>between</p><ul><li>b</li></ul>',
    );
  });
});
