// NEXT: lib_6_9
// REFUSED: object 'dx::HitObject' is not allowed in global variables
static dx::HitObject hit;
