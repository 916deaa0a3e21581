import type { Translate } from '../../module';
import type { CraigCard, Steps } from '../box';

const stepsWords = (steps: Steps) => (steps.kind === 'fixed' ? String(steps.n) : `${steps.base}+?`);

/** The action side of one of Craig's cards in words. */
export function cardWords(card: CraigCard, t: Translate): string {
  return t('cattle-craig-card', {
    card: card.card,
    steps: stepsWords(card.move),
    special: t(`cattle-special-${card.special ?? 'none'}`),
    places: card.kansas_city.map((place) => t(`cattle-${place}`)).join(', '),
  });
}

/** The option side: which one he takes, where a card says only what kind. */
export function optionWords(card: CraigCard, t: Translate): string {
  return t('cattle-craig-option', {
    card: card.card,
    cattle: card.cattle_position,
    worker: t(`cattle-worker-${card.worker}`),
    teepee: t(`cattle-teepee-${card.teepee}`),
    engine: stepsWords(card.engine),
    hazard: t(`cattle-zone-${card.hazard}`),
    objective: card.objective_position,
  });
}
