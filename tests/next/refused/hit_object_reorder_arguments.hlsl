// NEXT: lib_6_9
// REFUSED: no matching function for call to 'MaybeReorderThread'
[shader("raygeneration")] void main() { dx::MaybeReorderThread(1); }
