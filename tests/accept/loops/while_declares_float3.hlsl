// -T ps_6_2 => refused
struct S { int a; };
float3 a;
int main(int r : R) : SV_Target {
    while (float3 v = a) return 2; //~ 19: error: while statement conditional expressions must evaluate to a scalar
    return 1;
}
