// Functions of a library take and give long vectors.
// VALID: nothing starts it
// NEXT: lib_6_9
export vector<float, 8> plain(vector<float, 8> x, float y) { return x * y; }
export void places(inout vector<int, 5> x, out vector<float, 6> y) { x += 1; y = 2; }
vector<float, 9> other(vector<float, 9> x);
export float calls(vector<float, 9> x) { return other(x + 1)[3]; }
