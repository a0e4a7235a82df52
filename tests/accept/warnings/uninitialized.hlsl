// -T ps_6_0 -E main -Wuninitialized => dxil spirv
// The value of a local variable that no path has set is warned of, once a variable. What sets a part, or may set it, silences that.

struct Pair
{
    float a, b;
};

void set(out float x)
{
    x = 1;
}

void fill(out Pair pair)
{
    pair = (Pair)1;
}

void change(inout float x)
{
    x += 1;
}

float4 uses(float4 at)
{
    float given;
    set(given);
    float changed;
    change(changed); //~ 12: warning: variable 'changed' is uninitialized when used here [-Wuninitialized]
    // A structure goes in and out.
    Pair pair;
    fill(pair); //~ 10: warning: variable 'pair' is uninitialized when used here [-Wuninitialized]
    float3 parts;
    parts.x = 1;
    float3 whole;
    float3 copy = whole; //~ 19: warning: variable 'whole' is uninitialized when used here [-Wuninitialized]
    float sum;
    for (int i = 0; i < 3; i++)
        sum += at.x; //~ 9: warning: variable 'sum' is uninitialized when used here [-Wuninitialized]
    float maybe = 2;
    if (at.x > 1)
        maybe = 1;
    float own = own; //~ 17: warning: variable 'own' is uninitialized when used within its own initialization [-Wuninitialized]
    bool decided;
    if (at.y > 1)
        return decided ? 1 : 2; //~ 16: warning: variable 'decided' is uninitialized when used here [-Wuninitialized]
    return given + changed + pair.a + parts.x + copy.x + sum + own;
}

float4 main() : SV_Target
{
    return 1;
}
