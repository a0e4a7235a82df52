// -T ps_6_2 => refused
struct S { int a; };
int2x2 a;
int main(int r : R) : SV_Target {
    if (int2x2 v = a) return 2; //~ 16: error: if statement conditional expressions must evaluate to a scalar
    return 1;
}
