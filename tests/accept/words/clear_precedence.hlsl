// -T cs_6_6 -E main => dxil spirv
// Which of `&&` and `||` comes first makes no difference where a literal decides: no warning.

RWStructuredBuffer<int> results : register(u0);

[numthreads(1, 1, 1)]
void main(uint n : SV_DispatchThreadID)
{
    bool a = n & 1, b = n & 2, c = n & 4;
    results[0] = a && b || false;
    results[1] = true && a || b;
    results[2] = 0 || a && b;
    results[3] = a || b && 1;
    // These warn.
    results[4] = a && true || b; //~ 20: warning: '&&' within '||' [-Wlogical-op-parentheses]
    results[5] = a || true && b; //~ 28: warning: '&&' within '||' [-Wlogical-op-parentheses]
    results[6] = a && b || c; //~ 20: warning: '&&' within '||' [-Wlogical-op-parentheses]
}
