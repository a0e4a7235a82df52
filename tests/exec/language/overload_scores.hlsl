// Which overload a call means: no conversion, wider, narrower and other conversions in DXC's order, summed over the arguments.
// compute: main
// bind u0: structured uint[12] zero
// expect u0: 2 1 3 1 2 1 2 2 2 1 1 2

RWStructuredBuffer<uint> r : register(u0);

enum E { Zero };

uint a(int x) { return 1; }
uint a(float x) { return 2; }
uint b(half x) { return 1; }
uint b(min16float x) { return 2; }
uint c(float2 x) { return 1; }
uint c(int x) { return 2; }
uint c(float x, float y = 1) { return 3; }
uint d(int x, float y) { return 1; }
uint d(float x, float y) { return 2; }
uint e(bool x) { return 1; }
uint e(half x) { return 2; }
uint f(uint x) { return 1; }
uint f(int64_t x) { return 2; }
uint g(out int x) { x = 0; return 1; }
uint g(float4 x) { return 2; }
uint h(float4 x) { return 1; }
uint h(float x) { return 2; }
uint i(E x) { return 1; }
uint i(int x) { return 2; }

[numthreads(1, 1, 1)]
void main()
{
    half s = 1;
    min16float m = 1;
    int n = 1;
    float2 v = 1;
    float w = 1;
    uint u = 1;
    E z = Zero;
    r[0] = a(s);
    r[1] = b(s + s);
    r[2] = c(w);
    r[3] = d(n, n);
    r[4] = d(w, n);
    r[5] = e(true);
    r[6] = f(n);
    r[7] = h(w);
    r[8] = d(u * 1.5, n);
    r[9] = g(n);
    r[10] = i(z * z);
    r[11] = i(z + n);
}
