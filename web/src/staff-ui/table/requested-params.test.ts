import { describe, expect, it } from 'vitest';
import { RequestedParams } from './requested-params.ts';
import { changedParams } from './table-query.ts';

const start = new URLSearchParams('source=chat');

const change = (params: RequestedParams, name: string, value: string): URLSearchParams =>
  params.request(changedParams(params.latest, { [name]: value }));

describe('changes that come faster than the page follows', () => {
  it('build on one another before any has arrived', () => {
    const params = new RequestedParams(start);
    change(params, 'status', 'new');
    expect(change(params, 'sort', 'oldest').toString()).toBe('source=chat&status=new&sort=oldest');
  });

  it('build on the last one also when an earlier one arrives in between', () => {
    const params = new RequestedParams(start);
    const first = change(params, 'status', 'new');
    change(params, 'sort', 'oldest');
    params.arrived(first);
    expect(change(params, 'search', 'noor').toString()).toBe('source=chat&status=new&sort=oldest&search=noor');
  });

  it('build on the address once all have arrived', () => {
    const params = new RequestedParams(start);
    const first = change(params, 'status', 'new');
    const second = change(params, 'sort', 'oldest');
    params.arrived(first);
    params.arrived(second);
    params.arrived(start);
    expect(params.latest.toString()).toBe('source=chat');
  });

  it('count no more when somebody else goes elsewhere', () => {
    const params = new RequestedParams(start);
    change(params, 'status', 'new');
    params.arrived(new URLSearchParams('dialog=add'));
    expect(change(params, 'sort', 'oldest').toString()).toBe('dialog=add&sort=oldest');
  });

  it('that change nothing leave nothing to wait for', () => {
    const params = new RequestedParams(start);
    change(params, 'source', 'chat');
    const next = change(params, 'status', 'new');
    params.arrived(next);
    params.arrived(start);
    expect(params.latest.toString()).toBe('source=chat');
  });

  it('may be told of an address early, and hear of it again when the page follows', () => {
    const params = new RequestedParams(start);
    const opened = new URLSearchParams('source=chat&dialog=view-7');
    // the address has it before the page shows it
    params.arrived(opened);
    change(params, 'search', 'noor');
    params.arrived(opened);
    expect(change(params, 'sort', 'oldest').toString()).toBe('source=chat&dialog=view-7&search=noor&sort=oldest');
  });
});
