// NEXT: lib_6_9
// REFUSED: must not contain a resource in parameter or return type
export uint f(dx::HitObject hit) { return hit.GetHitKind(); }
