// -T cs_6_0 => refused
RWStructuredBuffer<float> o : register(u0);
void call() { float p = 1; CallShader(0, p); } //~ 42: error: User defined type intrinsic arg must be struct
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = 1;
}
