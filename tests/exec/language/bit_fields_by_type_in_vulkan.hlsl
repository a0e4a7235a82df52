// In Vulkan's buffers a bit-field shares a word only with others of its type, and `: 0` ends none: so DXC lays them out there. In
// Direct3D those of one size share one.
// compute: main
// except dxil: in Direct3D an int and a uint share a word
// except dxbc: in Direct3D an int and a uint share a word
// bind t0: structured uint[8] 0x7f 0xabcde 0x5 0x40000000 0 0 0 0
// bind b0: constant uint[4] 0x41 0x3 0x6 0x40800000
// bind u0: structured int[12] zero
// bind u1: structured uint[4] 0xffffffff 0xffffffff 0xffffffff 0
// expect u0: -1 703710 -3 2  -63 3 -2 4 ? ? ? ?
// expect u1: 0xffffff82 0xfff00009 0xfffffffd 0x3f800000

struct Mixed
{
    int a : 7;
    uint b : 20;
    int c : 3;
    float x;
};
StructuredBuffer<Mixed> given : register(t0);
ConstantBuffer<Mixed> constants : register(b0);
RWStructuredBuffer<int> results : register(u0);
RWStructuredBuffer<Mixed> written : register(u1);

[numthreads(1, 1, 1)]
void main()
{
    results[0] = given[0].a;
    results[1] = given[0].b;
    results[2] = given[0].c;
    results[3] = given[0].x;
    results[4] = constants.a;
    results[5] = constants.b;
    results[6] = constants.c;
    results[7] = constants.x;
    written[0].a = 2;
    written[0].b = 9;
    written[0].c = 5;
    written[0].x = 1;
}
