// -T ps_6_0 => refused
struct S { [if] float a; }; //~ 13: error: expected identifier
int main(int r : R) : SV_Target {
    return r;
}
