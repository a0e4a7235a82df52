// NEXT: cs_6_9 main
// REFUSED: dx::HitObject is unavailable in shader stage 'compute'
[numthreads(1, 1, 1)] void main() { dx::HitObject hit = dx::HitObject::MakeNop(); }
