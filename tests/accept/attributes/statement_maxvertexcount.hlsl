// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [maxvertexcount(3)] r += 1; //~ 6: error: 'maxvertexcount' attribute cannot be applied to a statement
    return r;
}
