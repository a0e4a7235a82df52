// -T ps_6_0 => refused
int main(int r : R) : SV_Target {
    [partitioning("integer")] r += 1; //~ 6: error: 'partitioning' attribute cannot be applied to a statement
    return r;
}
