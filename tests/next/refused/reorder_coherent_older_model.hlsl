// NEXT: lib_6_8
// REFUSED: 'reordercoherent' needs shader model 6.9 or later
reordercoherent RWByteAddressBuffer b; [shader("raygeneration")] void main() { b.Store(0, 1); }
