// NEXT: lib_6_9 -disable-payload-qualifiers
// REFUSED: dx::MaybeReorderThread is unavailable in shader stage 'miss' (requires 'raygeneration')
struct S { float2 x; }; [shader("miss")] void main(inout S payload) { dx::MaybeReorderThread(1, 2); }
