// -T cs_6_0 -E main => refused
RWStructuredBuffer<float4> Out;
#pragma dxc diagnostic foo //~ 24: warning: pragma diagnostic expected 'error', 'warning', 'ignored', 'fatal', 'push', or 'pop' [-Wunknown-pragmas]
#pragma dxc diagnostic pop //~ 24: warning: pragma diagnostic pop could not pop, no matching push [-Wunknown-pragmas]
#pragma dxc diagnostic ignored //~ 31: error: expected string literal in pragma diagnostic
#pragma dxc diagnostic ignored "conversion" //~ 32: warning: pragma diagnostic expected option name (e.g. "-Wundef") [-Wunknown-pragmas]
#pragma dxc
#pragma dxc foo
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Out[0] = 1;
}
