// NEXT: lib_6_9
// REFUSED: parameter 'offset' must be a multiple of 4, got 3
RWByteAddressBuffer b; [shader("raygeneration")] void main() { dx::HitObject hit; b.Store(0, hit.LoadLocalRootTableConstant(3)); }
