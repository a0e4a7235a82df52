// -T cs_6_0 => dxil spirv
static const int few = 3;
struct Packed { uint first : 2; uint : few; uint : !few; uint : +4; uint a : 3, : 5; bool b : 4; };
RWStructuredBuffer<Packed> result;
[numthreads(1, 1, 1)] void main() { result[0].a = sizeof(Packed); } //~ 49: warning: implicit truncation from 'unsigned long' to bitfield changes value from 8 to 0 [-Wbitfield-constant-conversion]
