// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = 0; InterlockedAdd(x, 1); o[0] = x; //~ 16: error: Atomic operation targets must be groupshared, Node Record or UAV.
}
