// NEXT: lib_6_9
// REFUSED: object 'dx::HitObject' is not allowed in cbuffers or tbuffers
dx::HitObject hit;
