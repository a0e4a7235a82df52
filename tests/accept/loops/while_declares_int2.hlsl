// -T ps_6_2 => refused
struct S { int a; };
int2 a;
int main(int r : R) : SV_Target {
    while (int2 v = a) return 2; //~ 17: error: while statement conditional expressions must evaluate to a scalar
    return 1;
}
