import { describe, expect, it } from 'vitest';
import { safeArticle } from './safe-article.ts';

const picture = `/media/${'a'.repeat(64)}/1280.webp`;

describe('the markup of an article [P-198]', () => {
  it('stays as it was written', () => {
    const html = '<p>One <strong>two</strong></p><h2>Three</h2><ul><li>four</li></ul><blockquote>five</blockquote>';
    expect(safeArticle(html)).toBe(html);
    expect(safeArticle(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<img src="x" onerror="alert(1)">a', 'a'],
    ['<img src="https://elsewhere.example/a.png" alt="">a', 'a'],
    ['<form action="https://evil.example"><input name="password"></form>a', 'a'],
    ['<p>a < b & c</p>', '<p>a &lt; b &amp; c</p>'],
  ])('loses what could do harm: %s', (html, expected) => {
    expect(safeArticle(html)).toBe(expected);
  });

  it('has one first heading, and keeps links and our own pictures', () => {
    expect(safeArticle('<h1>a</h1><h6>b</h6>')).toBe('<h2>a</h2><h4>b</h4>');
    expect(safeArticle('<a href="https://example.com">a</a>')).toBe(
      '<a href="https://example.com" rel="noopener noreferrer">a</a>',
    );
    expect(safeArticle('<a href="/en/contact">a</a>')).toBe('<a href="/en/contact">a</a>');
    expect(safeArticle(`<img src="${picture}">`)).toBe(`<img alt="" src="${picture}" loading="lazy" />`);
  });
});
