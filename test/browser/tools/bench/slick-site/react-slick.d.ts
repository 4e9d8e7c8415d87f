declare module 'react-slick' {
  import type { ComponentType, ReactNode } from 'react';

  const Slider: ComponentType<Readonly<Record<string, unknown>> & { readonly children: ReactNode }>;
  export default Slider;
}

declare module '*.css';
