import { speakerOf } from '$lib/testing/speak';

export const speak = speakerOf('homestead');
