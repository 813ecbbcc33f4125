import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VerificationContext, VerificationTags } from './verification-tags.tsx';

it('writes each tag once, harmless whatever stands in it', () => {
  const page = renderToString(
    <VerificationContext value={[{ name: 'facebook-domain-verification', content: 'a"><script>b' }]}>
      <html lang="en">
        <head>
          <VerificationTags />
        </head>
      </html>
    </VerificationContext>,
  );
  expect(page).toContain('<meta name="facebook-domain-verification" content="a&quot;&gt;&lt;script&gt;b"/>');
  expect(page.match(/<meta /g)).toHaveLength(1);
});
