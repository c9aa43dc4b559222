declare module '@11ty/eleventy' {
  import type { EleventyConfig } from './modules.js';

  export class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        configPath: null;
        quietMode: boolean;
        config: (config: EleventyConfig) => void;
      },
    );
    disableLogger(): void;
    write(): Promise<unknown>;
  }
}

declare module 'prismjs' {
  const prism: {
    readonly languages: Readonly<Record<string, object | undefined>>;
    highlight(text: string, grammar: object, language: string): string;
  };
  export default prism;
}
