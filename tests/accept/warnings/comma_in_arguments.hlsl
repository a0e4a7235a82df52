// -T ps_6_0 -E main -Wno-unused-value => dxil
struct S { float a; float m(float x) { return x * a; } };
Texture2D t;
SamplerState s;
float4 f(float4 a, float b) { return a * b; }
float4 main(float4 u : U) : SV_Target {
    S own = { 1 };
    float4 sum = f((u.x, u), (1, 2)) + f(u, ((1, 2))) + dot((u, u), u) + own.m((1, 2)); //~ 20: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 30: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 45: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 61: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 80: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
    sum += (float4)(1, 2) + (int)((1, 2)) + u[(1, 2)] + t.Sample(s, (u.x, u.xy)); //~ 20: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 34: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 47: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init] //~ 69: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
    sum += float2((1, 2), 3).xyxy + float((1, 2)) + (1, 2) * 3 + -(1, 2);
    return sum;
}
