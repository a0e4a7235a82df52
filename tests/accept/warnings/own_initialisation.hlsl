// -T ps_6_0 -E main => dxil spirv
// A variable that is initialised by itself: vectors and structures are told where that is, and whatever counts once more where it counts.
struct Light { float3 colour; float power; float twice() { return power * 2; } };
float doubled(float x) { return x * 2; }
void set(out float x) { x = 1; }
float unused() { float x = x; return 1; }
float number(float4 at) {
    float x = x; //~ 15: warning: variable 'x' is uninitialized when used within its own initialization [-Wuninitialized]
    float y = doubled(y); //~ 23: warning: variable 'y' is uninitialized when used within its own initialization [-Wuninitialized]
    int n = (int)(n + 1); //~ 19: warning: variable 'n' is uninitialized when used within its own initialization [-Wuninitialized]
    bool known = at.x > 1 || known; //~ 30: warning: variable 'known' is uninitialized when used within its own initialization [-Wuninitialized]
    for (int i = i; i < 3; i++) x += i; //~ 18: warning: variable 'i' is uninitialized when used within its own initialization [-Wuninitialized]
    return x + y + n + known;
}
float2 vector_(float4 at) {
    float2 sum = sum + at.xy; //~ 18: warning: variable 'sum' is uninitialized when used within its own initialization [-Wuninitialized]
    float2 square = square * square; //~ 21: warning: variable 'square' is uninitialized when used within its own initialization [-Wuninitialized] //~ 30: warning: variable 'square' is uninitialized when used within its own initialization [-Wuninitialized]
    float2 copy = copy; //~ 19: warning: variable 'copy' is uninitialized when used within its own initialization [-Wuninitialized]
    float2 lanes = lanes.yx;
    float2 built = float2(built.x, 1);
    float2 listed = { listed };
    float2 row = row[0]; //~ 18: warning: variable 'row' is uninitialized when used within its own initialization [-Wuninitialized]
    return sum + square + lanes + built + listed + row;
}
float structure(float4 at) {
    Light copy = copy; //~ 18: warning: variable 'copy' is uninitialized when used within its own initialization [-Wuninitialized]
    Light part = { at.xyz, part.power }; //~ 28: warning: variable 'part' is uninitialized when used within its own initialization [-Wuninitialized]
    Light method = { at.xyz, method.twice() }; //~ 30: warning: variable 'method' is uninitialized when used within its own initialization [-Wuninitialized]
    return copy.power + part.power + method.power;
}
float4 main(float4 at : A) : SV_Target {
    return at;
}
