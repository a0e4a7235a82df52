// -T ps_6_2 => refused
struct S { int a; };
bool2 a;
int main(int r : R) : SV_Target {
    for (;bool2 v = a;) return 2; //~ 17: error: for statement conditional expressions must evaluate to a scalar
    return 1;
}
