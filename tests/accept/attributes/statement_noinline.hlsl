// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [noinline] r += 1; //~ 6: error: 'noinline' attribute cannot be applied to a statement
    return r;
}
