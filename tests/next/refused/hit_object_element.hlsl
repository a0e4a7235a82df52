// NEXT: lib_6_9
// REFUSED: 'dx::HitObject' cannot be used as a type parameter
RWStructuredBuffer<dx::HitObject> hits;
