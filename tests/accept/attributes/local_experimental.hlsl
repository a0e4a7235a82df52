// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [experimental("a","b")] float x = 1; //~ 6: error: 'experimental' attribute only applies to functions
    return r;
}
