import { inTurn } from './in-turn';

describe('inTurn', () => {
  it('lets the next one begin when the one before has ended, also by an error', async () => {
    const steps: string[] = [];
    const act = (name: string) =>
      inTurn(async () => {
        steps.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 50));
        steps.push(`${name} ends`);
        if (name === 'first') throw new Error('first fails');
        return name;
      });
    const first = act('first');
    const second = act('second');
    await expect(first).rejects.toThrow('first fails');
    await expect(second).resolves.toBe('second');
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});
