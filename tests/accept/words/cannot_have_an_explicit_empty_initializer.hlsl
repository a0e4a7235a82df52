// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
void g() { return void(); } //~ 19: error: 'void' cannot have an explicit empty initializer
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    g(); o[0] = 1;
}
