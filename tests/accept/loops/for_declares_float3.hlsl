// -T ps_6_2 => refused
struct S { int a; };
float3 a;
int main(int r : R) : SV_Target {
    for (;float3 v = a;) return 2; //~ 18: error: for statement conditional expressions must evaluate to a scalar
    return 1;
}
