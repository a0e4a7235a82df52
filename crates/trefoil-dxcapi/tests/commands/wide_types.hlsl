// cs_6_2 main
RWStructuredBuffer<half4> h; RWStructuredBuffer<uint64_t> w; RWStructuredBuffer<double> d;
enum class Kind : uint { A, B = 4 };
template<typename T> T same(T x) { return x; }
bool two(int a, int b) { return a && b; }
[numthreads(1, 1, 1)] void main(uint3 i : SV_DispatchThreadID) {
  h[0] = same(h[1] * (half)2.5); w[0] = w[1] + 1; d[0] = d[1] * 2;
  int2 v = int2(i.xy); v.x = two(v.x, v.y) ? (int)Kind::B : 3; w[2] = v.x;
  int unused_one; if (v.x = 2) w[3] = 1;
}
