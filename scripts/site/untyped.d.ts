/** Types of what the site uses from packages without types. */

declare module '@11ty/eleventy' {
  export interface Token {
    type: string;
    tag: string;
    content: string;
    readonly info: string;
    readonly children: Token[] | null;
    attrs: [name: string, value: string][] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }

  export interface MarkdownIt {
    set(options: Record<string, boolean>): void;
    readonly renderer: { readonly rules: Record<string, (tokens: readonly Token[], i: number) => string> };
    readonly core: {
      readonly ruler: {
        push(name: string, rule: (state: { tokens: Token[]; env: { file?: string } }) => void): void;
      };
    };
  }

  export interface WrittenPage {
    readonly url: string;
    readonly outputPath: string;
    readonly content: string;
  }

  export interface EleventyConfig {
    setIncludesDirectory(folder: string): void;
    setLayoutsDirectory(folder: string): void;
    setDataDirectory(folder: string): void;
    setTemplateFormats(formats: string): void;
    setUseGitIgnore(use: boolean): void;
    addGlobalData(name: string, data: unknown): void;
    addFilter(name: string, filter: (...args: never[]) => unknown): void;
    addTemplate(file: string, content: string, data: object): void;
    addTransform(
      name: string,
      transform: (this: { page: { url: string } }, content: string) => string | Promise<string>,
    ): void;
    amendLibrary(name: 'md', amend: (markdown: MarkdownIt) => void): void;
  }

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
