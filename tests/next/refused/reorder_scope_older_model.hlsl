// NEXT: lib_6_8
// REFUSED: invalid SemanticFlags for Barrier operation
[shader("raygeneration")] void main() { Barrier(UAV_MEMORY, REORDER_SCOPE); }
