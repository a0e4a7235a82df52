// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [if] r += 1; //~ 6: error: expected identifier
    return r;
}
