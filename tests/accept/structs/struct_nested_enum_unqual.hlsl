// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
struct S { enum E { A, B }; E e; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = A; //~ 14: error: use of undeclared identifier 'A'; did you mean 'S::A'?
}
