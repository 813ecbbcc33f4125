import { describe, expect, it } from 'vitest';
import { frameOfMedia, frameOrigins, mediaHosts } from './media-hosts.ts';

const video = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0';

describe('the address of a video or a tour', () => {
  it.each([
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', video],
    ['https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=9', video],
    ['https://youtu.be/aqz-KE-bpKQ?si=abc', video],
    ['https://m.youtube.com/shorts/aqz-KE-bpKQ', video],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
    ['https://vimeo.com/123456789/abcdef12', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef12'],
    ['https://my.matterport.com/show/?m=SxQL3iGyoDo&play=1', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
    ['https://kuula.co/post/7lYvB', 'https://kuula.co/share/7lYvB'],
    ['https://kuula.co/share/collection/7lYvB', 'https://kuula.co/share/collection/7lYvB'],
  ])('%s is framed as %s [M-1026]', (address, frame) => {
    expect(frameOfMedia(address)).toBe(frame);
    expect(frameOrigins).toContain(new URL(frame).origin);
  });

  it.each([
    null,
    '',
    'no address',
    'http://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com@evil.example/watch?v=aqz-KE-bpKQ',
    'https://user@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?u=https://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ"><b>'.replace('aqz-KE-bpKQ', ''),
    'https://www.youtube.com/',
    'https://vimeo.com/about',
    'https://my.matterport.com/models/SxQL3iGyoDo',
    'https://kuula.co/explore/../x',
    'javascript:alert(1)',
  ])('%j is framed by no page [M-1026]', (address) => {
    expect(frameOfMedia(address)).toBeNull();
  });

  it('is of four services [M-1026]', () => {
    expect(mediaHosts.map(({ name }) => name)).toEqual(['YouTube', 'Vimeo', 'Matterport', 'Kuula']);
  });
});
