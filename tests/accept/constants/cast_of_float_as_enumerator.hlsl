// -T cs_6_0 -E main => dxil spirv
static const float Half = 2.5;
enum Sizes { Whole = (int)Half, Is = Half > 2 };
RWByteAddressBuffer o;
[numthreads(1, 1, 1)]
void main() { o.Store2(0, uint2(Whole, Is)); }
