export const unit = UNIT;
