// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [domain("tri")] r += 1; //~ 6: error: 'domain' attribute cannot be applied to a statement
    return r;
}
