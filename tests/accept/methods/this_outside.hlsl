// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int get() { return this.x; } //~ 20: error: invalid use of 'this' outside of a non-static member function
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get();
}
