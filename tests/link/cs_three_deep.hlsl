// Calls from library to library and back, of overloads, in namespaces and of templates' instances.
// LINK: cs_6_6 main
//--- main
namespace N { float f(float x); float f(float2 x); }
export float back(float x) { return x * 3; }
RWBuffer<float> result;
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) { result[i] = N::f(i) + N::f(float2(i, 1)); }
//--- middle
float back(float x);
float last(int x);
template<typename T> T twice(T x) { return x + x; }
namespace N {
export float f(float x) { return back(x) + last(twice((int)x)); }
export float f(float2 x) { return twice(x).x - back(x.y); }
}
//--- last
float back(float x);
export float last(int x) { return x > 3 ? back(x) : -x; }
