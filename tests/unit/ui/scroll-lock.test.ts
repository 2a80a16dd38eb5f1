/** The library as it behaves on a phone with iOS: it looks at the device when it is loaded. */
function lockOfIphone(body: object): typeof import('body-scroll-lock-upgrade') {
  const window = {
    navigator: { platform: 'iPhone', maxTouchPoints: 5 },
    addEventListener: () => {},
    removeEventListener: () => {},
    document: { body },
  };
  Object.assign(globalThis, { window, document: { body } });
  return jest.requireActual('body-scroll-lock-upgrade');
}

test('without a target element, iOS gets an error and no lock', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const body = { style: {} };
  lockOfIphone(body).disableBodyScroll(undefined as unknown as HTMLElement);
  expect(error).toHaveBeenCalledTimes(1);
  expect(body.style).toEqual({});
  error.mockRestore();
});
