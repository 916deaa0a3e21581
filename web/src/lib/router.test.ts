import { describe, expect, it } from 'vitest';
import { routeOf } from './router.svelte';

const at = (path: string) => routeOf(new URL(path, 'http://table.example'));

describe('routeOf', () => {
  it('knows the six pages', () => {
    expect(at('/')).toEqual({ page: 'lobby' });
    expect(at('/new/wagons')).toEqual({ page: 'new', game: 'wagons', alone: false });
    expect(at('/new/cattle?alone')).toEqual({ page: 'new', game: 'cattle', alone: true });
    expect(at('/t/abc')).toEqual({ page: 'table', id: 'abc', ply: null });
    expect(at('/t/abc/join/s3cret')).toEqual({ page: 'join', id: 'abc', token: 's3cret' });
    expect(at('/rules/wagons')).toEqual({ page: 'rules', game: 'wagons', section: null });
    expect(at('/import')).toEqual({ page: 'import' });
  });

  it('reads the ply of a replay', () => {
    expect(at('/t/abc?ply=40')).toEqual({ page: 'table', id: 'abc', ply: 40 });
    expect(at('/t/abc?ply=0')).toEqual({ page: 'table', id: 'abc', ply: 0 });
    for (const wrong of ['-1', '4x', '', '99999999']) {
      expect(at(`/t/abc?ply=${wrong}`)).toEqual({ page: 'table', id: 'abc', ply: null });
    }
  });

  it('reads the section of a rules page', () => {
    expect(at('/rules/wagons#s5-3')).toEqual({ page: 'rules', game: 'wagons', section: 's5-3' });
    expect(at('/rules/wagons#main')).toEqual({ page: 'rules', game: 'wagons', section: null });
  });

  it('is lost elsewhere', () => {
    for (const path of [
      '/new',
      '/t',
      '/t/a/b',
      '/t/a/join',
      '/t/a/join/b/c',
      '/nowhere',
      '/rules/wagons/5',
    ]) {
      expect(at(path).page).toBe('lost');
    }
  });

  it('survives a broken escape', () => {
    expect(at('/t/%E0%A4%A')).toEqual({ page: 'table', id: '%E0%A4%A', ply: null });
  });
});
