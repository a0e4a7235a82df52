// -T cs_6_6 -E main -enable-16bit-types => dxil
enum class Kind : uint { Sun, Spot };
enum Shade { Flat = -1, Round };
struct Base { uint a : 3; uint b : 7; int c : 20; float f; uint64_t x : 40; uint64_t y : 10; };
struct Derived : Base
{
    uint word : 32;
    bool plain;
    bool flag : 1;
    uint : 4;
    uint : 0;
    uint : 3;
    precise int signed_one : 4;
    Kind kind : 3;
    Shade shade : 2;
    nointerpolation uint16_t small : 9;
    int16_t lower : 5;
    int64_t large : 33;
    int16_t last;
    uint : 5;
};
template<typename T> struct Pair { T first : 4; T second : 4; };
cbuffer Constants { Base base; uint after; Derived derived; Base array[2]; Pair<uint> pair; }
ConstantBuffer<Base> whole;
StructuredBuffer<Derived> elements;
StructuredBuffer<Pair<int> > pairs;
RWStructuredBuffer<uint> Out;
[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID)
{
    Out[i] = base.a + base.c + after + elements[i].b + derived.flag + derived.signed_one + (uint)array[i & 1].y + whole.b
        + pair.second + pairs[i].first;
}
