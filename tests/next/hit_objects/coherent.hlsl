// What a thread writes is seen by itself once threads are regrouped: `reordercoherent`, and barriers of that scope.
// VALID: nothing starts it
// OPERATIONS: BarrierBy MaybeReorderThread
// NEXT: lib_6_9
reordercoherent RWByteAddressBuffer bytes : register(u0);
reordercoherent RWTexture2D<float4> picture : register(u1);
globallycoherent reordercoherent RWStructuredBuffer<uint> words : register(u2);
[shader("raygeneration")] void generate() {
  bytes.Store(0, 1);
  picture[uint2(0, 1)] = 2;
  words[0] = 3;
  Barrier(UAV_MEMORY, REORDER_SCOPE);
  Barrier(bytes, REORDER_SCOPE | DEVICE_SCOPE);
  dx::MaybeReorderThread(1, 1);
  bytes.Store(4, words[1]);
}
