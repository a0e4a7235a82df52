// NEXT: lib_6_9
// REFUSED: vectors of over 4 elements in entry function parameters are not supported
struct [raypayload] P { vector<float, 8> v : read(caller) : write(caller); }; [shader("miss")] void m(inout P p) { p.v = 1; }
