// NEXT: cs_6_9 main
// REFUSED: REORDER_SCOPE may only be specified
[numthreads(1, 1, 1)] void main() { Barrier(UAV_MEMORY, REORDER_SCOPE); }
