// -T ps_6_0 => refused
struct S { [experimental("a","b")] float a; }; //~ 13: error: 'experimental' attribute only applies to functions
int main(int r : R) : SV_Target {
    return r;
}
