// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [experimental("a","b")] r += 1; //~ 6: error: 'experimental' attribute cannot be applied to a statement
    return r;
}
