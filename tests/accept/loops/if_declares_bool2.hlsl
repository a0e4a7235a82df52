// -T ps_6_2 => refused
struct S { int a; };
bool2 a;
int main(int r : R) : SV_Target {
    if (bool2 v = a) return 2; //~ 15: error: if statement conditional expressions must evaluate to a scalar
    return 1;
}
