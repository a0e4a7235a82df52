// NEXT: lib_6_9
// REFUSED: object 'dx::HitObject' is not allowed in groupshared variables
struct S { dx::HitObject hit; }; groupshared S s;
