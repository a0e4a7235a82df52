// -T ps_6_0 => refused
float g([experimental("a","b")] float x) { return x; } //~ 10: error: 'experimental' attribute only applies to functions
int main(int r : R) : SV_Target {
    return r;
}
