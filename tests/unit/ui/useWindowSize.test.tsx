import React from 'react';
import { renderToString } from 'react-dom/server';
import { useWindowSize, type WindowSize } from '../../../src/ui/useWindowSize';

function Size({ byDefault }: { readonly byDefault?: WindowSize }) {
  const { width, height } = useWindowSize(byDefault);
  return `${width} × ${height}`;
}

describe('the window’s size before it is measured', () => {
  test('is infinite', () => {
    expect(renderToString(<Size />)).toBe('Infinity × Infinity');
  });

  test('is the default where one is given', () => {
    expect(renderToString(<Size byDefault={{ width: 390, height: 844 }} />)).toBe('390 × 844');
  });
});
