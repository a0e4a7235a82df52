// -T cs_6_0 -E main -HV 2021 => dxil spirv
struct Flags {
    uint a : sizeof(int);
    uint b : true;
    uint c : +3;
    uint d : int(2.5);
};
RWStructuredBuffer<Flags> o;
[numthreads(1, 1, 1)]
void main() { o[0].a = 5; o[0].c = 3; }
