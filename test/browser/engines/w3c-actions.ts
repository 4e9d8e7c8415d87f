import type { KeyStep, Point, PointerKind, PointerStep } from './types';

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const codes: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  Space: ' ',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};
const buttons = { left: 0, middle: 1, right: 2 };

const pointerAction = (step: PointerStep) => {
  switch (step.do) {
    case 'move':
      return { type: 'pointerMove', x: Math.round(step.x), y: Math.round(step.y), duration: 0 };
    case 'cancel':
      return { type: 'pointerCancel' };
    default:
      return {
        type: step.do === 'down' ? 'pointerDown' : 'pointerUp',
        button: buttons[step.button ?? 'left'],
      };
  }
};

/** The action sequences that WebDriver and WebDriver BiDi share. */
export const pointerActions = (kind: PointerKind, steps: PointerStep[]) => [
  {
    type: 'pointer',
    id: kind,
    parameters: { pointerType: kind },
    actions: steps.map(pointerAction),
  },
];

export const keyActions = (steps: KeyStep[]) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: steps.map((step) => ({
      type: step.do === 'down' ? 'keyDown' : 'keyUp',
      value: codes[step.key] ?? step.key,
    })),
  },
];

export const wheelActions = (at: Point, delta: Point) => [
  {
    type: 'wheel',
    id: 'wheel',
    actions: [
      {
        type: 'scroll',
        x: Math.round(at.x),
        y: Math.round(at.y),
        deltaX: delta.x,
        deltaY: delta.y,
        duration: 0,
      },
    ],
  },
];
